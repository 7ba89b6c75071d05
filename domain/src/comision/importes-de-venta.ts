import { round } from '../exact.ts';
import { calculateComision } from './por-reglas.ts';
import type { CasoComision, ReglaComision } from './regla.ts';

/** The part of the rules in force that tells somebody what a sale leaves them. */
export type ReglasDeVenta = {
  /** The shares, like the plan's, reach no further than the viewer's level. */
  readonly reglas: readonly ReglaComision[];
  readonly repartoDelPlan: readonly number[];
  /** The viewer's level: 1 is the seller, 0 has no part, and null is an administrator, who has none either. */
  readonly nivel: number | null;
};

export type ImportesDeVenta = {
  /** No rule in force is about such a sale, so that nobody knows yet what it leaves: the amounts are then 0. */
  readonly sinRegla: boolean;
  /** *De la casa*: what the rules leave of the deal. */
  readonly casaEur: number;
  /** *Tuya*: the viewer's part of it; null for an administrator. */
  readonly tuyaEur: number | null;
  /** The viewer's part in per cent of the house's. */
  readonly tuyaPct: number;
  /** The calculation of the house's amount, as a sentence. */
  readonly calculo: string;
};

/** The amounts, €, that a sale leaves the house and the viewer by the rules in force. */
export function importesDeVenta(
  { reglas, repartoDelPlan, nivel }: ReglasDeVenta,
  caso: CasoComision,
): ImportesDeVenta {
  const linea = Array.from({ length: nivel ?? 0 }, (_, i) => ({ id: String(i + 1), nombre: '' }));
  const { totalEur, calculo, partes, regla } = calculateComision({ reglas, caso, linea, repartoDelPlan });
  const parte = partes.find((una) => una.nivel === nivel);
  return {
    sinRegla: regla === null,
    casaEur: totalEur,
    tuyaEur: nivel === null ? null : (parte?.importeEur ?? 0),
    tuyaPct: parte?.porcentaje ?? 0,
    calculo,
  };
}

/** Scales the kWh of a study of that many days to a year. */
export function consumoDeUnAnio(consumoKwh: number, dias: number): number {
  return round((consumoKwh * 365) / dias, 0);
}
