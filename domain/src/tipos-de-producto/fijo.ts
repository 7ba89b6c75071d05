import { ok } from '../result.ts';
import { periodosDe } from '../tarifas.ts';
import type { ReglasDeTipo } from './reglas-de-tipo.ts';

export type PreciosFijo = { readonly energiaEurKwh: readonly (number | null)[] };

/** A product whose price of energy is agreed for the whole contract. */
export const fijo: ReglasDeTipo<PreciosFijo> = {
  campos: {
    energiaEurKwh: {
      falta: 'Un producto fijo lleva precios de energía',
      sobra: 'Solo los de precio fijo llevan precios de energía',
    },
  },
  periodosDeEnergia: (tarifa) => periodosDe(tarifa, 'energia'),
  preciosDelLibro: ({ energiaEurKwh }) => energiaEurKwh,
  priceEnergia: ({ energiaEurKwh }) => ok({ energiaEurKwh, aproximado: false, terminos: null }),
  bajaAnticipada: 'limitada',
};
