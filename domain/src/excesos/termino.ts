import { enFecha } from '../cifras-en-texto.ts';
import { type Exact, exact, over, times } from '../exact.ts';
import { type Dia, diasDelMes, partesDe } from '../fecha.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import { UNIDADES } from '../precios-regulados/tabla.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Tarifa, TipoMedida } from '../tarifas.ts';
import { finDeMes, splitIntoTramos } from '../tramos.ts';
import { type ConceptoExceso, type ReglaExceso, reglaDeExceso } from './reglas.ts';

export type PeriodoFacturado = {
  readonly tarifa: Tarifa;
  readonly tipoMedida: TipoMedida;
  /** Reading day that opens the billing period, excluded. */
  readonly desde: Dia;
  /** Reading day that closes it, included. */
  readonly hasta: Dia;
  /** Day whose term and rule price the whole period; each day's own when absent. */
  readonly fechaPrecios?: Dia | undefined;
  /**
   * Replaces the published term, P1…Pn or a single figure for all, with Kp inside; in the unit of the rule of
   * the day: €/kW·mes for types 1–3 and for types 4–5 of 2021, €/kW·día for types 4–5 from 2022.
   */
  readonly tepp?: readonly number[] | undefined;
};

/** A stretch of a billing period with one price. `desde` excluded, `hasta` included, as in the bill. */
export type TramoExceso = {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly dias: number;
  /** The published prices, P1…Pn or a single figure. */
  readonly precios: readonly number[];
  /** Kp applies to types 1–3 until March 2025. */
  readonly kp?: readonly number[];
  readonly unidad: (typeof UNIDADES)[ConceptoExceso];
  /** The price and kW are multiplied by `multiplicador · numerador / denominador`. */
  readonly factor: {
    readonly multiplicador: 1 | 2;
    readonly numerador: number;
    readonly denominador: number;
  };
  readonly fuente: string;
  readonly nota?: string | undefined;
  readonly regla: ReglaExceso;
};

/**
 * The billing period cut wherever the table or the rule changes, each stretch with its own price; where the term is of
 * a month (types 1–3), at the end of each month too.
 */
export function tramosDeExceso(facturado: PeriodoFacturado): Result<TramoExceso[]> {
  const { desde, hasta, fechaPrecios } = facturado;
  const tramos = splitIntoTramos({
    desde: desde + 1,
    hasta,
    vigencia: (dia) => {
      const termino = terminoDelDia(facturado, fechaPrecios ?? dia);
      if (!termino.ok) return termino;
      const vigente = fechaPrecios === undefined ? termino.value.hasta : hasta;
      const fin = termino.value.regla.tiempo === 'mes' ? Math.min(vigente, finDeMes(dia)) : vigente;
      return ok({ valor: termino.value, hasta: fin });
    },
  });
  if (!tramos.ok) return tramos;
  return ok(
    tramos.value.map(({ desde: primero, hasta: ultimo, dias, valor: { hasta: _, ...termino } }) => ({
      ...termino,
      desde: primero - 1,
      hasta: ultimo,
      dias,
      unidad: UNIDADES[termino.regla.concepto],
      factor: {
        multiplicador: termino.regla.multiplicador,
        numerador: dias,
        denominador: denominador(termino.regla, primero),
      },
    })),
  );
}

/** € that one kW of excess (or of the root of squares) costs in this stretch; `periodo` counts from 0. */
export function eurosPorKw(tramo: TramoExceso, periodo: number): Exact {
  const precio = times(exact(precioDelPeriodo(tramo.precios, periodo)), tramo.kp?.[periodo] ?? 1);
  return over(times(precio, tramo.factor.multiplicador * tramo.factor.numerador), tramo.factor.denominador);
}

/** A table of one figure holds for every period. */
export function precioDelPeriodo(precios: readonly number[], periodo: number): number {
  return precios.length === 1 ? precios[0]! : precios[periodo]!;
}

type Termino = Pick<TramoExceso, 'precios' | 'kp' | 'fuente' | 'nota' | 'regla'> & {
  readonly hasta: Dia;
};

function terminoDelDia({ tarifa, tipoMedida, tepp }: PeriodoFacturado, dia: Dia): Result<Termino> {
  const regla = reglaDeExceso(tipoMedida, dia);
  if (!regla) {
    return fail(
      'sin-regla-de-excesos',
      `Los excesos de potencia del ${enFecha(dia)} son anteriores a los peajes del 1 de junio de 2021`,
      'desde',
    );
  }
  if (tepp) return ok({ regla, hasta: regla.hasta, precios: tepp, fuente: 'precio indicado' });
  const tabla = precioRegulado(regla.concepto, tarifa, dia);
  if (!tabla.ok) return tabla;
  const { valores: precios, fuente, nota } = tabla.value;
  const hasta = Math.min(regla.hasta, tabla.value.hasta);
  if (regla.concepto !== 'tep-1-3') return ok({ regla, hasta, precios, fuente, nota });
  const kp = precioRegulado('kp', tarifa, dia);
  if (!kp.ok) return kp;
  const ultimo = Math.min(hasta, kp.value.hasta);
  return ok({ regla, hasta: ultimo, precios, kp: kp.value.valores, fuente, nota: nota ?? kp.value.nota });
}

/**
 * The days that the price counts as one. A monthly term of Circular 1/2025 counts the days of its calendar month, so
 * that a whole month is one and a part of it the share of its days: nothing found settles the proration, and this one
 * has no cliffs. Before April 2025 suppliers billed days/30.
 */
function denominador({ tiempo }: ReglaExceso, primero: Dia): number {
  if (tiempo === 'dias') return 1;
  if (tiempo === 'treintavos') return 30;
  const { anio, mes } = partesDe(primero);
  return diasDelMes(anio, mes);
}
