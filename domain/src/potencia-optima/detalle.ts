import { round } from '../exact.ts';
import {
  type CostePeriodo,
  costeExcesos,
  costeFijo,
  costeTotal,
  demandaMaximaKw,
  mesesExcedidos,
} from './coste.ts';

type SituacionPotencia = {
  readonly potenciaKw: number;
  readonly costePotenciaEur: number;
  readonly costeExcesosEur: number;
  /** Months, 1 to 12, with demand above the power. */
  readonly mesesExcedidos: readonly number[];
};

type DetallePotencia = {
  readonly periodo: number;
  /** The price includes the fee. */
  readonly precioEurKwAnio: number;
  readonly demandaMaximaKw: number;
  readonly actual: SituacionPotencia;
  readonly optima: SituacionPotencia;
};

/** Yearly € of power and excess, taxes apart. */
export type ResumenPotencia = {
  readonly optimaKw: readonly number[];
  readonly costeActualEur: number;
  readonly costeOptimoEur: number;
  /** Below zero only when today's powers are not lawful and no lawful ones cost less. */
  readonly ahorroAnualEur: number;
  readonly detalle: readonly DetallePotencia[];
};

/**
 * The costs of both sides and of each period, each rounded once from unrounded sums; the saving is that of the two
 * printed costs, so that the three agree to the cent.
 */
export function summarizeDetalle(
  costes: readonly CostePeriodo[],
  actualesKw: readonly number[],
  optimaKw: readonly number[],
): ResumenPotencia {
  const costeActualEur = round(costeTotal(costes, actualesKw));
  const costeOptimoEur = round(costeTotal(costes, optimaKw));
  return {
    optimaKw,
    costeActualEur,
    costeOptimoEur,
    ahorroAnualEur: round(costeActualEur - costeOptimoEur),
    detalle: costes.map((coste, i) => ({
      periodo: i + 1,
      precioEurKwAnio: coste.precioEurKwAnio,
      demandaMaximaKw: demandaMaximaKw(coste),
      actual: situacion(coste, actualesKw[i]!),
      optima: situacion(coste, optimaKw[i]!),
    })),
  };
}

function situacion(coste: CostePeriodo, potenciaKw: number): SituacionPotencia {
  return {
    potenciaKw,
    costePotenciaEur: round(costeFijo(coste, potenciaKw)),
    costeExcesosEur: round(costeExcesos(coste, potenciaKw)),
    mesesExcedidos: mesesExcedidos(coste, potenciaKw),
  };
}
