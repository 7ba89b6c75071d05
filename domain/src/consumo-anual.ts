import { roundKwh } from './energia-sumada.ts';
import type { Dia } from './fecha.ts';
import { fail, type Issue, ok, type Result } from './result.ts';

/**
 * The consumption of a supply between two readings, kWh, kVArh and kW by period, P1 first; the opening reading
 * is excluded and the closing one included.
 */
export type FilaConsumo = {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly activaKwh: readonly number[];
  readonly reactivaKvarh: readonly number[];
  readonly maximetroKw: readonly number[];
  /** Surplus of self-consumption, kWh by period or one figure for all; absent where nobody knows it. */
  readonly excedentesKwh?: readonly number[] | undefined;
  /** True when it was added up from the load curve and not from a bill. */
  readonly deCurva?: boolean;
};

export type ConsumoAnual = {
  /** The rows are in order and without overlap, at most a year of them. */
  readonly filas: readonly FilaConsumo[];
  /** The days that the rows cover. */
  readonly dias: number;
  readonly avisos: readonly Issue[];
};

const DIAS_DE_UN_ANIO = 365;
/** Reading cycles rarely close on the day, so a year short of some days still counts as one. */
const DIAS_QUE_VALEN_UN_ANIO = 350;

/**
 * The last twelve months of a history, kWh, kVArh and kW by period: duplicates and overlaps dropped, the row that
 * straddles the start of the window prorated by days (its maximeter kept whole), gaps and short histories said among
 * the notices. It is refused (`sin-consumos`) only when no row has days.
 */
export function consumoAnual(historia: readonly FilaConsumo[]): Result<ConsumoAnual> {
  const { filas, descartadas } = sinSolapes(historia);
  const ultima = filas.at(-1);
  if (!ultima)
    return fail('sin-consumos', 'No hay ningún consumo con el que estudiar el suministro', 'consumos');
  const inicio = ultima.hasta - DIAS_DE_UN_ANIO;
  const delAnio = filas.filter((fila) => fila.hasta > inicio).map((fila) => trim(fila, inicio));
  const dias = delAnio.reduce((suma, fila) => suma + fila.hasta - fila.desde, 0);
  const avisos: Issue[] = [];
  const warn = (code: string, message: string) => avisos.push({ code, message });
  if (descartadas > 0) {
    warn('filas-solapadas', `${descartadas} filas de consumo repetían días de otras y no se cuentan`);
  }
  const cubiertos = ultima.hasta - delAnio[0]!.desde;
  if (cubiertos > dias) warn('huecos', `Faltan ${cubiertos - dias} días de consumo dentro del año estudiado`);
  if (dias < DIAS_QUE_VALEN_UN_ANIO) {
    warn('menos-de-un-anio', `Hay ${dias} días de consumo: las cifras anuales se extrapolan a 365`);
  }
  return ok({ filas: delAnio, dias, avisos });
}

/** Newer rows win over the older ones whose days they repeat. */
function sinSolapes(historia: readonly FilaConsumo[]): { filas: FilaConsumo[]; descartadas: number } {
  const validas = historia.filter((fila) => fila.hasta > fila.desde);
  const recientes = validas.toSorted((a, b) => b.hasta - a.hasta || b.desde - a.desde);
  const filas: FilaConsumo[] = [];
  for (const fila of recientes) {
    const siguiente = filas.at(-1);
    if (!siguiente || fila.hasta <= siguiente.desde) filas.push(fila);
  }
  return { filas: filas.reverse(), descartadas: historia.length - filas.length };
}

function trim(fila: FilaConsumo, inicio: Dia): FilaConsumo {
  if (fila.desde >= inicio) return fila;
  const parte = (fila.hasta - inicio) / (fila.hasta - fila.desde);
  return {
    ...fila,
    desde: inicio,
    activaKwh: fila.activaKwh.map((kwh) => roundKwh(kwh * parte)),
    reactivaKvarh: fila.reactivaKvarh.map((kvarh) => roundKwh(kvarh * parte)),
    ...(fila.excedentesKwh && { excedentesKwh: fila.excedentesKwh.map((kwh) => roundKwh(kwh * parte)) }),
  };
}
