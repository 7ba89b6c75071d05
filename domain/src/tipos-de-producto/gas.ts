import { ok } from '../result.ts';
import type { ReglasDeTipo } from './reglas-de-tipo.ts';

export type PreciosGas = {
  /** The fixed term, €/month, which a bill spreads over the days of a year. */
  readonly fijoEurMes: number;
  /** The price of each kWh without its taxes. */
  readonly variableEurKwh: number;
};

/** A product of gas: what it costs a month and by kWh, at one price, its tolls and charges inside. */
export const gas: ReglasDeTipo<PreciosGas> = {
  campos: {
    fijoEurMes: {
      falta: 'Un producto de gas lleva un término fijo al mes',
      sobra: 'Solo los de gas llevan un término fijo al mes',
    },
    variableEurKwh: {
      falta: 'Un producto de gas lleva el precio del kWh',
      sobra: 'Solo los de gas llevan un precio único del kWh',
    },
  },
  periodosDeEnergia: () => 1,
  preciosDelLibro: ({ variableEurKwh }) => [variableEurKwh],
  priceEnergia: ({ variableEurKwh }) =>
    ok({ energiaEurKwh: [variableEurKwh], aproximado: false, terminos: null }),
  bajaAnticipada: 'pactada',
};
