import { type Exact, exact, plus, round, sum, times } from '../exact.ts';
import { type ImpuestosDelDia, impuestosDelDia } from '../impuestos/indirectos.ts';
import { ok, type Result } from '../result.ts';
import type { ImpuestoIndirecto } from '../territorio.ts';
import type { EntradaFactura } from './entrada.ts';
import type { Redondeo } from './linea.ts';

export type CuotaImpuesto = {
  readonly nombre: ImpuestoIndirecto;
  /** What the tax falls on, €. */
  readonly base: number;
  /** Per one. */
  readonly tipo: number;
  readonly cuota: number;
};

type Gravada = { readonly base: Exact; readonly cuotas: readonly CuotaImpuesto[]; readonly total: Exact };

/** The rates of a bill, by its date of issue, the end of its period and its highest contracted power. */
export function impuestosDe({ zona, uso, potenciasKw, ...entrada }: EntradaFactura): Result<ImpuestosDelDia> {
  return impuestosDelDia({
    zona,
    uso,
    potenciaMaximaKw: Math.max(...potenciasKw),
    fechaFactura: entrada.fechaFactura ?? entrada.hasta,
    finDelPeriodo: entrada.hasta,
    tipoDado: entrada.impuesto?.tipo,
  });
}

/**
 * Indirect taxes of a bill: one rate for everything, or in Canarias, Ceuta and Melilla another one for the rental
 * of the meter.
 */
export function gravar(
  entrada: EntradaFactura,
  electricidad: Exact,
  alquiler: Exact,
  redondeo: Redondeo,
): Result<Gravada> {
  const delDia = impuestosDe(entrada);
  if (!delDia.ok) return delDia;
  const { nombre, tipo, tipoServicios } = delDia.value;
  const base = plus(electricidad, alquiler);
  const juntos = tipo === tipoServicios || alquiler.approx === 0;
  const partes = juntos
    ? [{ base, tipo }]
    : [
        { base: electricidad, tipo },
        { base: alquiler, tipo: tipoServicios },
      ];
  const cuotas = partes.map((parte) => {
    const cuota = times(parte.base, parte.tipo);
    return { ...parte, cuota: redondeo === 'linea' ? exact(round(cuota)) : cuota };
  });
  return ok({
    base,
    cuotas: cuotas.map((c) => ({ nombre, base: round(c.base), tipo: c.tipo, cuota: round(c.cuota) })),
    total: sum([base, ...cuotas.map((c) => c.cuota)]),
  });
}
