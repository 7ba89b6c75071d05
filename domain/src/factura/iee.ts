import { centsOf, type Exact, exact, max, minus, over, round, sum, times, wholeCents } from '../exact.ts';
import { MINIMO_IEE_EUR_MWH, tipoIeeDe, type UsoIee } from '../impuestos/iee.ts';
import { ok, type Result } from '../result.ts';
import type { EntradaFactura } from './entrada.ts';
import { closeLinea, type LineaCalculada, type Redondeo } from './linea.ts';
import { consumosDe } from './tramos-de-factura.ts';

/** What decides the electricity tax of a bill, but for its base. */
export type DevengoIee = {
  /**
   * The rate is per one and for the whole bill; 0 is an exempt supply, which pays no minimum either (Ley
   * 38/1992 art. 94).
   */
  readonly tipo: number;
  readonly fuente?: string | undefined;
  readonly mwh: Exact;
  /** The minimum is in €/MWh. */
  readonly minimo: number;
  /** The taxed part of the base is per one. */
  readonly parteGravada: Exact;
  readonly reduccion: number;
};

/**
 * One rate for the whole bill, that of its issue date: the tax falls due when the price of the billing period becomes
 * payable (Ley 38/1992 art. 95.a; binding ruling DGT V0943-24), whichever days the energy was used on.
 */
export function devengoIee(entrada: EntradaFactura): Result<DevengoIee> {
  const { tipo, reduccion = 0, uso = usoPorReduccion(reduccion), minimo } = entrada.iee ?? {};
  const comun = {
    mwh: over(sum(consumosDe(entrada)), 1000),
    minimo: minimo ?? MINIMO_IEE_EUR_MWH[uso],
    parteGravada: minus(exact(1), reduccion),
    reduccion,
  };
  if (tipo !== undefined) return ok({ ...comun, tipo });
  const vigente = tipoIeeDe(entrada.fechaFactura ?? entrada.hasta, entrada.ley);
  if (!vigente.ok) return vigente;
  return ok({ ...comun, tipo: vigente.value.tipo, fuente: vigente.value.fuente });
}

/** The base is reduced only for industrial uses (Ley 38/1992 art. 98). */
function usoPorReduccion(reduccion: number): UsoIee {
  return reduccion > 0 ? 'industrial' : 'general';
}

/** Electricity tax: the larger of base × rate and MWh × minimum (Ley 38/1992 art. 99). */
export function lineasIee(
  entrada: EntradaFactura,
  base: Exact,
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const devengo = devengoIee(entrada);
  if (!devengo.ok) return devengo;
  const { tipo, mwh, minimo, parteGravada, reduccion, fuente } = devengo.value;
  if (tipo === 0) return ok([]);
  // Only a bill of differences may give electricity back: its tax is that of the same amounts with the other sign.
  const devuelve = entrada.rectifica?.modo === 'diferencias' && base.approx < 0;
  if (devuelve) return ok([lineaDevuelta(devengo.value, base, redondeo)]);
  const { porBase, porEnergia } = cuotas(devengo.value, base);
  const valor = max(porBase, porEnergia);
  const porMinimo = valor !== porBase;
  const linea = {
    concepto: 'iee',
    ...(porMinimo ? { texto: 'Impuesto sobre la electricidad, cuota mínima' } : {}),
    cantidad: round(porMinimo ? mwh : max(base, exact(0)), 6),
    unidad: porMinimo ? 'MWh' : '€',
    precio: porMinimo ? minimo : tipo,
    unidadPrecio: porMinimo ? '€/MWh' : 'por uno',
    ...(!porMinimo && reduccion > 0 ? { factor: round(parteGravada, 6) } : {}),
    ...(fuente === undefined ? {} : { fuente }),
  } as const;
  return ok([closeLinea(linea, valor, redondeo)]);
}

function lineaDevuelta(
  { tipo, parteGravada, reduccion, fuente }: DevengoIee,
  base: Exact,
  redondeo: Redondeo,
): LineaCalculada {
  const linea = {
    concepto: 'iee',
    cantidad: round(base, 6),
    unidad: '€',
    precio: tipo,
    unidadPrecio: 'por uno',
    ...(reduccion > 0 ? { factor: round(parteGravada, 6) } : {}),
    ...(fuente === undefined ? {} : { fuente }),
  } as const;
  return closeLinea(linea, times(times(base, parteGravada), tipo), redondeo);
}

/** The same line, rounded, for a base in whole cents; in cents too. */
export function centimosDeIee(devengo: DevengoIee, baseCent: number): number {
  const { tipo, mwh, minimo, parteGravada } = devengo;
  if (tipo === 0) return 0;
  const gravada = (Math.max(baseCent, 0) / 100) * parteGravada.approx;
  const cents = centsOf(Math.max(gravada * tipo, mwh.approx * minimo));
  if (!Number.isNaN(cents)) return cents;
  const { porBase, porEnergia } = cuotas(devengo, over(exact(baseCent), 100));
  return wholeCents(round(max(porBase, porEnergia)));
}

function cuotas(
  { tipo, mwh, minimo, parteGravada }: DevengoIee,
  base: Exact,
): { porBase: Exact; porEnergia: Exact } {
  const gravada = times(max(base, exact(0)), parteGravada);
  return { porBase: times(gravada, tipo), porEnergia: times(mwh, minimo) };
}
