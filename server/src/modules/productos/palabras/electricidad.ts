import { enPorCiento } from '@vatio/domain';
import { quantity } from '../../../platform/pdf/format.ts';
import type { PalabrasDeEnergia } from './palabras-de-tipo.ts';

export const electricidad: PalabrasDeEnergia = {
  energia: 'electricidad',
  suministro: 'eléctrico',
  precioDe: 'Energía',
  laEnergia: 'La energía',
  iguales: 'El alquiler del contador, la financiación del bono social y los impuestos',
  siGastas: 'lo mismo y a las mismas horas',
  regulado: 'Si tienes bono social, al pasar al mercado libre lo pierdes: dínoslo antes de aceptar.',
  reguladoEnContrato: 'Bono social. Si lo tiene, lo pierde al pasar al mercado libre.',
  corte: 'corte de luz',
  impuestos: ({ ieeTipo, impuestoTipo, bonoSocialEurAnio }) =>
    `Impuesto especial sobre la electricidad del ${enPorCiento(ieeTipo * 100)}, impuesto indirecto del ${enPorCiento(impuestoTipo * 100)} y financiación del bono social de ${quantity(bonoSocialEurAnio)} € al año.`,
};
