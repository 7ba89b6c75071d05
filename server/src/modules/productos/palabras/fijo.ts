import { KW_SIN_PENALIZACION, PENALIZACION_MAXIMA } from '@vatio/domain';
import { electricidad } from './electricidad.ts';
import type { PalabrasDeTipo } from './palabras-de-tipo.ts';

export const fijo: PalabrasDeTipo = {
  ...electricidad,
  precio: 'fijo',
  comparacion: { precio: 'Fijo' },
  propuesta: {
    energia:
      'El precio de la energía es fijo durante el contrato. Si cambian los peajes, los cargos o los impuestos, se traslada el cambio.',
  },
  contrato: { energia: 'El precio de la energía es fijo durante el contrato.', notaDePrecios: null },
  fichaInformativa: {
    energia: 'Energía (€/kWh)',
    notaDePrecios: 'Llevan los peajes y cargos regulados.',
  },
  correo: { energia: '' },
  bajaAnticipada: `Con ${KW_SIN_PENALIZACION} kW o menos solo se penaliza la baja de un precio fijo antes de la primera prórroga, y como mucho con el ${100 * PENALIZACION_MAXIMA} % de la energía pendiente.`,
};
