import { enPorCiento } from '@vatio/domain';
import type { PalabrasDeTipo } from './palabras-de-tipo.ts';

export const gas: PalabrasDeTipo = {
  energia: 'gas',
  suministro: 'de gas',
  precioDe: 'Gas',
  laEnergia: 'El gas',
  iguales: 'El alquiler del contador y los impuestos',
  siGastas: 'lo mismo',
  regulado:
    'Si tienes la tarifa de último recurso (TUR), al pasar al mercado libre la dejas: dínoslo antes de aceptar.',
  reguladoEnContrato: 'Tarifa de último recurso. Si tiene la TUR, la deja al pasar al mercado libre.',
  corte: 'corte de gas',
  impuestos: ({ impuestoTipo }) =>
    `Impuesto sobre hidrocarburos al tipo de la ley e impuesto indirecto del ${enPorCiento(impuestoTipo * 100)}.`,
  precio: 'fijo de gas',
  comparacion: { precio: 'Gas, fijo' },
  propuesta: {
    energia:
      'El término fijo y el precio del gas son fijos durante el contrato. Si cambian los peajes o los impuestos, se traslada el cambio.',
  },
  contrato: {
    energia: 'El término fijo y el precio del gas son fijos durante el contrato.',
    notaDePrecios: 'Llevan los peajes y cargos del gas, y no el impuesto sobre hidrocarburos ni el IVA.',
  },
  fichaInformativa: {
    energia: 'Gas (€/kWh)',
    notaDePrecios: 'Llevan los peajes y cargos del gas.',
  },
  correo: { energia: '' },
  bajaAnticipada: 'Dejarlo antes puede tener una penalización, con los límites de la ley.',
};
