import type { ControlDePotencia } from '../control-de-potencia.ts';
import { eurosPorKw, tramosDeExceso } from '../excesos/termino.ts';
import { ok, type Result } from '../result.ts';
import type { Tarifa, TipoMedida } from '../tarifas.ts';
import type { DemandaAnual } from './demanda-anual.ts';
import type { DemandaPeriodo } from './demanda-periodo.ts';

/** What a contracted power of one period costs in a year: a convex function of it. */
export type CostePeriodo = {
  readonly precioEurKwAnio: number;
  readonly meses: readonly {
    readonly mes: number;
    readonly demanda: DemandaPeriodo;
    /** € a year that one kW of excess in this month costs, annualised. */
    readonly eurosPorKw: number;
  }[];
};

/**
 * The yearly cost of each period, its excess priced month by month with the rule and table of the month. An ICP lets no
 * excess happen, so none is priced.
 */
export function costesPorPeriodo(
  punto: {
    readonly tarifa: Tarifa;
    readonly tipoMedida: TipoMedida;
    readonly controlPotencia?: ControlDePotencia | undefined;
  },
  preciosEurKwAnio: readonly number[],
  demanda: DemandaAnual,
): Result<CostePeriodo[]> {
  const costes = preciosEurKwAnio.map((precioEurKwAnio) => ({
    precioEurKwAnio,
    meses: [] as CostePeriodo['meses'][number][],
  }));
  const { tarifa, tipoMedida } = punto;
  for (const { mes, desde, hasta, periodos } of demanda.meses) {
    const tramos =
      punto.controlPotencia === 'icp' ? ok([]) : tramosDeExceso({ tarifa, tipoMedida, desde, hasta });
    if (!tramos.ok) return tramos;
    costes.forEach(({ meses }, i) => {
      const delMes = tramos.value.reduce((suma, tramo) => suma + eurosPorKw(tramo, i).approx, 0);
      meses.push({ mes, demanda: periodos[i]!, eurosPorKw: delMes * demanda.escala });
    });
  }
  return ok(costes);
}

/** The cost is in € a year. */
export function costeFijo(coste: CostePeriodo, potenciaKw: number): number {
  return coste.precioEurKwAnio * potenciaKw;
}

/** The cost is in € a year. */
export function costeExcesos(coste: CostePeriodo, potenciaKw: number): number {
  let suma = 0;
  for (const { demanda, eurosPorKw } of coste.meses) suma += eurosPorKw * demanda.excesoKw(potenciaKw);
  return suma;
}

/** € a year of power and excess of all periods. */
export function costeTotal(costes: readonly CostePeriodo[], potenciasKw: readonly number[]): number {
  return costes.reduce(
    (suma, coste, i) => suma + costeFijo(coste, potenciasKw[i]!) + costeExcesos(coste, potenciasKw[i]!),
    0,
  );
}

export function demandaMaximaKw(coste: CostePeriodo): number {
  return coste.meses.reduce((mayor, { demanda }) => Math.max(mayor, demanda.maximaKw), 0);
}

/** Months, 1 to 12, in which the demand goes over a contracted power. */
export function mesesExcedidos(coste: CostePeriodo, potenciaKw: number): number[] {
  const meses = coste.meses.filter(({ demanda }) => demanda.maximaKw > potenciaKw).map(({ mes }) => mes);
  return [...new Set(meses)].sort((a, b) => a - b);
}
