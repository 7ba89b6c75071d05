import { energiaIndexadaPorMedias, type TerminosIndexado } from '../indexado.ts';
import { ok } from '../result.ts';
import { periodosDe } from '../tarifas.ts';
import type { ReglasDeTipo } from './reglas-de-tipo.ts';

export type PreciosIndexado = {
  readonly terminos: TerminosIndexado;
  /** Reference mean of the market price in each period, €/kWh, for studies without an hourly curve. */
  readonly mediasMercadoEurKwh: readonly number[];
};

/** A product whose price of energy follows the market hour by hour. */
export const indexado: ReglasDeTipo<PreciosIndexado> = {
  campos: {
    terminos: { falta: 'Un indexado lleva sus términos', sobra: 'Solo los indexados llevan términos' },
    mediasMercadoEurKwh: {
      falta: 'Un indexado lleva precios medios de mercado, uno por periodo',
      sobra: 'Solo los indexados llevan precios medios de mercado',
    },
  },
  periodosDeEnergia: (tarifa) => periodosDe(tarifa, 'energia'),
  preciosDelLibro: ({ mediasMercadoEurKwh }) => mediasMercadoEurKwh,
  priceEnergia: ({ terminos, mediasMercadoEurKwh }, consumida) => {
    const { variacionDeMercado = 0 } = consumida;
    const mediasEurKwh = (consumida.mediasMercadoEurKwh ?? mediasMercadoEurKwh).map(
      (media) => media * (1 + variacionDeMercado),
    );
    const energia = energiaIndexadaPorMedias({ ...consumida, mediasEurKwh, terminos });
    if (!energia.ok) return energia;
    const { periodos, ...resto } = energia.value;
    return ok({
      energiaEurKwh: periodos.map(({ precioEurKwh }) => precioEurKwh),
      aproximado: resto.aproximado,
      terminos: resto.terminos,
    });
  },
  bajaAnticipada: 'libre',
};
