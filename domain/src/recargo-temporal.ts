import { exact, minus, round } from './exact.ts';
import { fail, ok, type Result } from './result.ts';

/** Surcharge on the power term by the whole months a temporary supply lasts, per one (CNMC, Cuadro 15). */
const RECARGOS = [
  { hastaMeses: 3, porUno: 1.35 },
  { hastaMeses: 4, porUno: 0.9 },
  { hastaMeses: 5, porUno: 0.63 },
  { hastaMeses: 6, porUno: 0.45 },
  { hastaMeses: 11, porUno: 0.32 },
] as const;

/** Nobody knows at first how long it will last: every bill but the last one carries the highest. */
const PROVISIONAL = RECARGOS[0].porUno;

export type RecargoTemporal = {
  /** What the bills of the months before the last one carry, per one of their power term. */
  readonly provisional: number;
  /** What the last month carries, and should have been carried by the others. */
  readonly definitivo: number;
  /** What the last bill gives back of each of the months before, per one: zero or negative. */
  readonly regularizacion: number;
};

/**
 * Surcharge of a supply contracted for less than a year, which its last bill settles (CNMC, Cuadros 15–16).
 * `meses` is how long it lasted, started months counting whole.
 */
export function recargoTemporal(meses: number): Result<RecargoTemporal> {
  const recargo = RECARGOS.find(({ hastaMeses }) => meses <= hastaMeses);
  if (!Number.isInteger(meses) || meses < 1 || !recargo) {
    return fail('duracion-no-valida', 'Un suministro temporal dura de 1 a 11 meses', 'meses');
  }
  const regularizacion = round(minus(exact(recargo.porUno), PROVISIONAL), 4);
  return ok({ provisional: PROVISIONAL, definitivo: recargo.porUno, regularizacion });
}
