import type { Dia } from '../fecha.ts';
import type { ImportePorTermino } from '../indexado/terminos.ts';
import type { Result } from '../result.ts';
import type { Tarifa, TarifaDeSuministro } from '../tarifas.ts';

/** The consumption that a product is to price. */
export type EnergiaConsumida = {
  readonly tarifa: Tarifa;
  /** Day whose regulated tables apply. */
  readonly dia: Dia;
  /** kWh of each period, P1 first. */
  readonly consumosKwh: readonly number[];
  /** Mean market price of each period as the supply met it, €/kWh; absent where the hours of the market are not known. */
  readonly mediasMercadoEurKwh?: readonly number[] | undefined;
  /** How much the market moves from what is known of it, per one; nothing when absent. */
  readonly variacionDeMercado?: number | undefined;
  /** False leaves peajes and cargos out of the price, for a bill that adds them as lines of their own. */
  readonly peajesIncluidos: boolean;
};

/** What the energy of a bill costs, without fees. A missing price is null, never zero. */
export type PrecioDeEnergia = {
  /** €/kWh of each period, P1 first. */
  readonly energiaEurKwh: readonly (number | null)[];
  /** True when it is no price that was agreed, but what stands in for prices that are known only afterwards. */
  readonly aproximado: boolean;
  /** What each piece of a price that follows the market comes to, €; null of an agreed price. */
  readonly terminos: ImportePorTermino | null;
};

/** What may be charged for leaving a contract before its end, of up to 15 kW where it is of electricity: see `costeDeBaja`. */
type BajaAnticipada = 'limitada' | 'libre' | 'pactada';

/** All that distinguishes a kind of product in the arithmetic. `Precios` are the prices that only this kind has. */
export type ReglasDeTipo<Precios> = {
  /** What is said where one of its prices is missing, and where a product of another kind has it. */
  readonly campos: Readonly<
    Record<keyof Precios & string, { readonly falta: string; readonly sobra: string }>
  >;
  /** How many energy prices it carries. */
  readonly periodosDeEnergia: (tarifa: TarifaDeSuministro) => number;
  /** The price of each period that the price book gives, €/kWh: what the client pays, or what it is estimated from. */
  readonly preciosDelLibro: (precios: Precios) => readonly (number | null)[];
  /** Turns the prices of the book into those of a bill. */
  readonly priceEnergia: (precios: Precios, consumida: EnergiaConsumida) => Result<PrecioDeEnergia>;
  readonly bajaAnticipada: BajaAnticipada;
};
