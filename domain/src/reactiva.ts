import { exact, minus, round, times } from './exact.ts';
import { ok, type Result } from './result.ts';
import { periodosDe, type Tarifa } from './tarifas.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

/** Reactive energy free of charge, as a share of the active energy of the same period (Circular 3/2020). */
const FRANQUICIA = 0.33;

/** Periods P1 to P5; P6 answers only for capacitive energy, whose price has been 0 since it was foreseen. */
const PERIODOS_INDUCTIVA = 5;

/** €/kVArh by power factor, from the best down; the first band that reaches it sets the price of all the excess. */
const PRECIOS_REACTIVA = {
  fuente: 'CNMC CNS/DE/1467/20, cuadro 14',
  tramos: [
    { cosPhiDesde: 0.95, precioEurKvarh: 0 },
    { cosPhiDesde: 0.8, precioEurKvarh: 0.041554 },
    { cosPhiDesde: 0, precioEurKvarh: 0.062332 },
  ],
} as const;

/** The prices that reactive energy may have, €/kVArh. */
export const PRECIOS_DE_REACTIVA: readonly number[] = PRECIOS_REACTIVA.tramos.map(
  ({ precioEurKvarh }) => precioEurKvarh,
);

export type EntradaReactiva = {
  readonly tarifa: Tarifa;
  /** Active energy by period, kWh. */
  readonly consumosKwh: readonly number[];
  /** Inductive energy by period, kVArh: QR1 − QR4 where both are metered, so it may be negative. */
  readonly reactivaKvarh: readonly number[];
};

/** `importe` = `excesoKvarh` × `precio`, rounded to cents. */
export type LineaReactiva = {
  /** The period is 1 to 5. */
  readonly periodo: number;
  readonly consumoKwh: number;
  readonly reactivaKvarh: number;
  /** The share is 33 % of the active energy. */
  readonly franquiciaKvarh: number;
  readonly excesoKvarh: number;
  /** Rounded to two decimals, as the price bands read it. */
  readonly cosPhi: number;
  /** The price is in €/kVArh. */
  readonly precio: number;
  readonly fuente: string;
  /** The amount is in €, rounded to cents. */
  readonly importe: number;
};

/** Reactive energy of a bill: a line per period that pays. 2.0TD pays none. */
export function calculateReactiva(entrada: EntradaReactiva): Result<LineaReactiva[]> {
  const { tarifa, consumosKwh, reactivaKvarh } = entrada;
  if (tarifa === '2.0TD') return ok([]);
  const periodos = periodosDe(tarifa, 'energia');
  const issue =
    checkByPeriod(consumosKwh, periodos, 'consumosKwh') ??
    checkByPeriod(reactivaKvarh.map(Math.abs), periodos, 'reactivaKvarh');
  if (issue) return { ok: false, issue };
  const lineas: LineaReactiva[] = [];
  for (let i = 0; i < PERIODOS_INDUCTIVA; i++) {
    const linea = lineaReactiva(i + 1, consumosKwh[i]!, reactivaKvarh[i]!);
    if (linea) lineas.push(linea);
  }
  return ok(lineas);
}

function lineaReactiva(
  periodo: number,
  consumoKwh: number,
  reactivaKvarh: number,
): LineaReactiva | undefined {
  const franquicia = times(exact(consumoKwh), FRANQUICIA);
  const exceso = minus(exact(reactivaKvarh), franquicia);
  const excesoKvarh = round(exceso, 6);
  if (excesoKvarh <= 0) return undefined;
  // Without active energy the factor is 0: everything reactive is billed, at the dearest price.
  const cosPhi = round(consumoKwh / Math.hypot(consumoKwh, reactivaKvarh));
  const precio = PRECIOS_REACTIVA.tramos.find((tramo) => cosPhi >= tramo.cosPhiDesde)!.precioEurKvarh;
  if (precio === 0) return undefined;
  return {
    periodo,
    consumoKwh,
    reactivaKvarh,
    franquiciaKvarh: round(franquicia, 6),
    excesoKvarh,
    cosPhi,
    precio,
    fuente: PRECIOS_REACTIVA.fuente,
    importe: round(times(exceso, precio)),
  };
}
