import { round } from '../exact.ts';
import type { EntradaFactura } from '../factura/entrada.ts';
import { calculateFactura } from '../factura.ts';
import { ok, type Result } from '../result.ts';

/** What was paid before a study: kW, €/kWh, €/kW·year by period with tolls inside, and €/kWh of surplus (null: nothing for it). */
export type SituacionAnterior = {
  readonly potenciasKw: readonly number[];
  readonly energiaEurKwh: readonly number[];
  readonly potenciaEurKwAnio: readonly number[];
  readonly excedentesEurKwh: number | null;
};

/** € with taxes; `ahorroEur` is negative where the bill is dearer than before. */
export type AhorroDeFactura = {
  readonly antesEur: number;
  readonly pagadoEur: number;
  readonly ahorroEur: number;
};

/**
 * What a bill that came to `pagadoEur` would have come to with the prices and powers of before the study: the same days, kWh,
 * demand, rental, adjustments and taxes. Its discounts and services are of the contract of now, so that before had none of them,
 * and its stretches had the same prices. It refuses what makes no bill, such as prices of before for another number of periods.
 */
export function savedInFactura(
  entrada: EntradaFactura,
  pagadoEur: number,
  { potenciasKw, energiaEurKwh, potenciaEurKwAnio, excedentesEurKwh }: SituacionAnterior,
): Result<AhorroDeFactura> {
  const { descuentos: _, tramos: __, rectifica: ___, otros, excedentes, ...delSuministro } = entrada;
  const antes = calculateFactura({
    ...delSuministro,
    potenciasKw,
    otros: otros?.filter(({ tratamiento = 'suministro' }) => tratamiento === 'suministro'),
    precios: { energiaEurKwh, potenciaEurKwAnio, peajesIncluidos: true },
    ...(excedentes &&
      excedentesEurKwh !== null && { excedentes: { ...excedentes, precioEurKwh: excedentesEurKwh } }),
  });
  if (!antes.ok) return antes;
  const antesEur = antes.value.total;
  return ok({ antesEur, pagadoEur, ahorroEur: round(antesEur - pagadoEur) });
}

/** The sums of some bills, to the cent of their rows. */
export function sumAhorros(ahorros: readonly AhorroDeFactura[]): AhorroDeFactura {
  const sum = (campo: keyof AhorroDeFactura) =>
    round(ahorros.reduce((eur, ahorro) => eur + ahorro[campo], 0));
  return { antesEur: sum('antesEur'), pagadoEur: sum('pagadoEur'), ahorroEur: sum('ahorroEur') };
}
