import { round } from '../exact.ts';
import { calculateComision } from './por-reglas.ts';
import type { CasoComision, ReglaComision } from './regla.ts';

/** What somebody needs to know of the rules in force to tell what a sale leaves them. */
export type ReglasDeVenta = {
  /** Their shares, as the plan's, reach no further than the viewer's level. */
  readonly reglas: readonly ReglaComision[];
  readonly repartoDelPlan: readonly number[];
  /** Of the viewer, 1 being who sells; 0: none of it is theirs; null: an administrator, who has no part. */
  readonly nivel: number | null;
};

export type ImportesDeVenta = {
  /** *De la casa*: what the rules leave of the deal. */
  readonly casaEur: number;
  /** *Tuya*: the viewer's part of it; null for an administrator. */
  readonly tuyaEur: number | null;
  /** Percent of the house's that is theirs. */
  readonly tuyaPct: number;
  /** The sum that gives what is the house's, in words. */
  readonly calculo: string;
};

/** What a sale would leave the house and whoever looks, by the rules in force. */
export function importesDeVenta(
  { reglas, repartoDelPlan, nivel }: ReglasDeVenta,
  caso: CasoComision,
): ImportesDeVenta {
  const linea = Array.from({ length: nivel ?? 0 }, (_, i) => ({ id: String(i + 1), nombre: '' }));
  const { totalEur, calculo, partes } = calculateComision({ reglas, caso, linea, repartoDelPlan });
  const parte = partes.find((una) => una.nivel === nivel);
  return {
    casaEur: totalEur,
    tuyaEur: nivel === null ? null : (parte?.importeEur ?? 0),
    tuyaPct: parte?.porcentaje ?? 0,
    calculo,
  };
}

/** The consumption of a year, kWh, that a proposal says of a study of so many days. */
export function consumoDeUnAnio(consumoKwh: number, dias: number): number {
  return round((consumoKwh * 365) / dias, 0);
}
