import { type Exact, exact, round, sum, times } from '../exact.ts';
import type { Dia } from '../fecha.ts';
import { tipoGeneralDe } from '../impuestos/general.ts';
import { type ImpuestosDelDia, impuestosDelDia } from '../impuestos/indirectos.ts';
import { ok, type Result } from '../result.ts';
import type { ImpuestoIndirecto } from '../territorio.ts';
import type { EntradaFactura, OtroConcepto } from './entrada.ts';
import type { Redondeo } from './linea.ts';

export type CuotaImpuesto = {
  readonly nombre: ImpuestoIndirecto;
  /** The taxable base, €. */
  readonly base: number;
  /** The rate is per one. */
  readonly tipo: number;
  readonly cuota: number;
};

type Gravada = {
  /** The taxable base, whatever its rate. */
  readonly base: Exact;
  readonly cuotas: readonly CuotaImpuesto[];
  /** The part on which no indirect tax falls. */
  readonly noSujeto: Exact;
  readonly total: Exact;
};

/** The parts of a bill that may be taxed at different rates. */
type PartesGravables = {
  readonly suministro: Exact;
  readonly alquiler: Exact;
  readonly otros: readonly OtroConcepto[];
};

/** The rates of a bill, by its date of issue, the end of its period and its highest contracted power. */
export function impuestosDe({ zona, uso, potenciasKw, ...entrada }: EntradaFactura): Result<ImpuestosDelDia> {
  return impuestosDelDia({
    zona,
    uso,
    potenciaMaximaKw: potenciaMaximaDe({ potenciasKw, tramos: entrada.tramos }),
    fechaFactura: entrada.fechaFactura ?? entrada.hasta,
    finDelPeriodo: entrada.hasta,
    tipoDado: entrada.impuesto?.tipo,
    ley: entrada.ley,
  });
}

/** The highest contracted power of a bill, kW, in any of its stretches. */
export function potenciaMaximaDe({
  potenciasKw,
  tramos = [],
}: Pick<EntradaFactura, 'potenciasKw' | 'tramos'>): number {
  return Math.max(...potenciasKw, ...tramos.flatMap((t) => t.potenciasKw ?? []));
}

/** Indirect taxes of an electricity bill. */
export function applyIndirectTax(
  entrada: EntradaFactura,
  partes: PartesGravables,
  redondeo: Redondeo,
): Result<Gravada> {
  const delDia = impuestosDe(entrada);
  if (!delDia.ok) return delDia;
  const { fechaFactura = entrada.hasta } = entrada;
  return ok(taxParts({ delDia: delDia.value, fechaFactura, partes, redondeo }));
}

/**
 * Indirect taxes of a bill, one entry for each rate: the supply, the rental of the meter (another rate in Canarias, Ceuta and
 * Melilla) and the other lines by their own treatment.
 */
export function taxParts({
  delDia,
  fechaFactura,
  partes,
  redondeo,
}: {
  readonly delDia: ImpuestosDelDia;
  readonly fechaFactura: Dia;
  readonly partes: PartesGravables;
  readonly redondeo: Redondeo;
}): Gravada {
  const { nombre, tipo, tipoServicios } = delDia;
  const bases = new Map<number, Exact[]>([[tipo, [partes.suministro]]]);
  const addCuota = (suTipo: number, valor: Exact) => {
    if (valor.approx !== 0) bases.set(suTipo, [...(bases.get(suTipo) ?? []), valor]);
  };
  addCuota(tipoServicios, partes.alquiler);
  const noSujetos: Exact[] = [];
  const valorDe = ({ importeEur }: OtroConcepto) =>
    exact(redondeo === 'final' ? importeEur : round(importeEur));
  for (const linea of partes.otros) {
    if (linea.tratamiento === 'sin-impuesto') noSujetos.push(valorDe(linea));
    else addCuota(linea.tipo ?? tipoDeOtro(linea, delDia, fechaFactura), valorDe(linea));
  }
  const cuotas = Array.from(bases, ([suTipo, valores]) => {
    const base = sum(valores);
    const cuota = times(base, suTipo);
    return { base, tipo: suTipo, cuota: redondeo === 'final' ? cuota : exact(round(cuota)) };
  });
  const [base, noSujeto] = [sum(cuotas.map((c) => c.base)), sum(noSujetos)];
  return {
    base,
    cuotas: cuotas.map((c) => ({ nombre, base: round(c.base), tipo: c.tipo, cuota: round(c.cuota) })),
    noSujeto,
    total: sum([base, ...cuotas.map((c) => c.cuota), noSujeto]),
  };
}

/** A service pays the general rate of its territory, which no measure for electricity lowers. */
function tipoDeOtro(
  { tratamiento }: OtroConcepto,
  { nombre, tipo, tipoServicios }: ImpuestosDelDia,
  fechaFactura: Dia,
): number {
  if (tratamiento !== 'servicio') return tipo;
  const general = tipoGeneralDe(nombre, fechaFactura);
  return general === undefined ? tipoServicios : general / 100;
}
