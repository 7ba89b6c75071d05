import { type Exact, exact, max, minus, over, round, sum, times } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import { MINIMO_IEE_EUR_MWH, tipoIeeDe } from '../impuestos/iee.ts';
import { ok, type Result } from '../result.ts';
import { partirEnTramos } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/**
 * Electricity tax: the larger of base × rate and MWh × minimum (Ley 38/1992 art. 99). When the rate changes inside
 * the bill, base and energy are shared by days.
 */
export function lineasIee(
  entrada: EntradaFactura,
  base: Exact,
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const { tipo, reduccion = 0 } = entrada.iee ?? {};
  // A stated rate of 0 is an exempt supply (Ley 38/1992 art. 94), which pays no minimum either.
  if (tipo === 0) return ok([]);
  const dias = entrada.hasta - entrada.desde;
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
  if (!tramos.ok) return tramos;
  const mwh = over(sum(entrada.consumosKwh), 1000);
  const minimo = reduccion > 0 ? MINIMO_IEE_EUR_MWH.reducido : MINIMO_IEE_EUR_MWH.general;
  const baseGravable = max(base, exact(0));
  const parteGravada = minus(exact(1), reduccion);
  const gravada = times(baseGravable, parteGravada);
  return ok(
    tramos.value.map((tramo) => {
      const porBase = enDias(times(gravada, tramo.valor.tipo), tramo.dias, dias);
      const porEnergia = enDias(times(mwh, minimo), tramo.dias, dias);
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

/** The share that some of the days of the bill have of a value. */
function enDias(valor: Exact, parte: number, dias: number): Exact {
  return parte === dias ? valor : over(times(valor, parte), dias);
}
