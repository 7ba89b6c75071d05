import { KW_SIN_PENALIZACION } from '@vatio/domain';
import { electricidad } from './electricidad.ts';
import type { PalabrasDeTipo } from './palabras-de-tipo.ts';

export const indexado: PalabrasDeTipo = {
  ...electricidad,
  precio: 'indexado',
  comparacion: { precio: 'Indexado, estimado' },
  propuesta: {
    energia:
      'El precio de la energía sigue al mercado mayorista cada hora: puede subir o bajar respecto de lo estimado.',
  },
  contrato: {
    energia:
      'El precio de la energía sigue cada hora al mercado mayorista, con los costes y el margen pactados.',
    notaDePrecios:
      'El precio de la energía es el del mercado en cada hora, y por eso no tiene una cifra en la tabla.',
  },
  fichaInformativa: {
    energia: 'Energía (€/kWh; estimada con el contrato)',
    notaDePrecios:
      'La potencia lleva los peajes y cargos. La energía sigue al mercado de cada hora: su precio no se sabe de antemano.',
  },
  correo: {
    energia: 'Precio de la energía: el del mercado de cada hora, según las condiciones del producto',
  },
  bajaAnticipada: `Con ${KW_SIN_PENALIZACION} kW o menos, dejarlo no tiene penalización.`,
};
