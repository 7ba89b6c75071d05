import { centsOf, type Exact, exact, max, minus, over, round, sum, times, wholeCents } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import { MINIMO_IEE_EUR_MWH, tipoIeeDe } from '../impuestos/iee.ts';
import { ok, type Result } from '../result.ts';
import { partirEnTramos, type Tramo } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/** What decides the electricity tax of a bill, but for its base. */
export type DevengoIee = {
  readonly dias: number;
  /** By rate; none for an exempt supply. */
  readonly tramos: readonly Tramo<{ readonly tipo: number; readonly fuente?: string }>[];
  readonly mwh: Exact;
  /** €/MWh. */
  readonly minimo: number;
  /** Per one, of the base. */
  readonly parteGravada: Exact;
  readonly reduccion: number;
};

export function devengoIee(entrada: EntradaFactura): Result<DevengoIee> {
  const { tipo, reduccion = 0 } = entrada.iee ?? {};
  const comun = {
    dias: entrada.hasta - entrada.desde,
    mwh: over(sum(entrada.consumosKwh), 1000),
    minimo: reduccion > 0 ? MINIMO_IEE_EUR_MWH.reducido : MINIMO_IEE_EUR_MWH.general,
    parteGravada: minus(exact(1), reduccion),
    reduccion,
  };
  // A stated rate of 0 is an exempt supply (Ley 38/1992 art. 94), which pays no minimum either.
  if (tipo === 0) return ok({ ...comun, tramos: [] });
  const tramos = partirEnTramos<{ tipo: number; fuente?: string }>(
    entrada.desde + 1,
    entrada.hasta,
    (dia) => {
      if (tipo !== undefined) return ok({ valor: { tipo }, hasta: entrada.hasta });
      const dado = tipoIeeDe(dia);
      return dado.ok ? ok({ valor: dado.value, hasta: dado.value.hasta }) : dado;
    },
    (a, b) => a.tipo === b.tipo,
  );
  return tramos.ok ? ok({ ...comun, tramos: tramos.value }) : tramos;
}

/**
 * Electricity tax: the larger of base × rate and MWh × minimum (Ley 38/1992 art. 99). When the rate changes inside
 * the bill, base and energy are shared by days.
 */
export function lineasIee(
  entrada: EntradaFactura,
  base: Exact,
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const devengo = devengoIee(entrada);
  if (!devengo.ok) return devengo;
  const { dias, tramos, mwh, minimo, parteGravada, reduccion } = devengo.value;
  const baseGravable = max(base, exact(0));
  return ok(
    tramos.map((tramo) => {
      const { porBase, porEnergia } = cuotas(devengo.value, tramo, base);
      const valor = max(porBase, porEnergia);
      const porMinimo = valor !== porBase;
      return cerrarLinea(
        {
          concepto: 'iee',
          ...(porMinimo ? { texto: 'Impuesto sobre la electricidad, cuota mínima' } : {}),
          cantidad: round(porMinimo ? mwh : baseGravable, 6),
          unidad: porMinimo ? 'MWh' : '€',
          precio: porMinimo ? minimo : tramo.valor.tipo,
          unidadPrecio: porMinimo ? '€/MWh' : 'por uno',
          ...(tramo.dias === dias ? {} : { dias: tramo.dias, divisor: dias }),
          ...(!porMinimo && reduccion > 0 ? { factor: round(parteGravada, 6) } : {}),
          desde: formatFecha(tramo.desde),
          hasta: formatFecha(tramo.hasta),
          fuente: tramo.valor.fuente,
        },
        valor,
        redondeo,
      );
    }),
  );
}

/** The sum of the same lines, each rounded, for a base in whole cents; in cents too. */
export function centimosDeIee(devengo: DevengoIee, baseCent: number): number {
  const { dias, tramos, mwh, minimo, parteGravada } = devengo;
  const gravada = (Math.max(baseCent, 0) / 100) * parteGravada.approx;
  let suma = 0;
  for (const tramo of tramos) {
    const entera = Math.max(gravada * tramo.valor.tipo, mwh.approx * minimo);
    const cents = centsOf(tramo.dias === dias ? entera : (entera * tramo.dias) / dias);
    suma += Number.isNaN(cents) ? centimosExactos(devengo, tramo, baseCent) : cents;
  }
  return suma;
}

function centimosExactos(devengo: DevengoIee, tramo: DevengoIee['tramos'][number], baseCent: number): number {
  const { porBase, porEnergia } = cuotas(devengo, tramo, over(exact(baseCent), 100));
  return wholeCents(round(max(porBase, porEnergia)));
}

function cuotas(
  { dias, mwh, minimo, parteGravada }: DevengoIee,
  tramo: DevengoIee['tramos'][number],
  base: Exact,
): { porBase: Exact; porEnergia: Exact } {
  const gravada = times(max(base, exact(0)), parteGravada);
  return {
    porBase: enDias(times(gravada, tramo.valor.tipo), tramo.dias, dias),
    porEnergia: enDias(times(mwh, minimo), tramo.dias, dias),
  };
}

/** The share that some of the days of the bill have of a value. */
function enDias(valor: Exact, parte: number, dias: number): Exact {
  return parte === dias ? valor : over(times(valor, parte), dias);
}
