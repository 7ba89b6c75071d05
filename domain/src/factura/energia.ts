import { exact, over, times } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import { ok, type Result } from '../result.ts';
import { partirEnTramos } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/**
 * Energy term: kWh × price of each period. Regulated energy prices that change inside the bill take the share of
 * the kWh that their days have of the bill's days, since a bill has no reading on the day of the change.
 */
export function lineasEnergia(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const lineas = entrada.precios.energiaEurKwh.map((precio, i) => {
    const kwh = entrada.consumosKwh[i]!;
    return cerrarLinea(
      { concepto: 'energia', periodo: i + 1, cantidad: kwh, unidad: 'kWh', precio, unidadPrecio: '€/kWh' },
      times(exact(kwh), precio),
      redondeo,
    );
  });
  if (entrada.precios.peajesIncluidos) return ok(lineas);
  for (const concepto of ['peaje-energia', 'cargo-energia'] as const) {
    const reguladas = lineasReguladas(entrada, concepto, redondeo);
    if (!reguladas.ok) return reguladas;
    lineas.push(...reguladas.value);
  }
  return ok(lineas);
}

function lineasReguladas(
  entrada: EntradaFactura,
  concepto: 'peaje-energia' | 'cargo-energia',
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const diasFactura = entrada.hasta - entrada.desde;
  const tramos = partirEnTramos(entrada.desde + 1, entrada.hasta, (dia) => {
    const precio = precioRegulado(concepto, entrada.tarifa, dia);
    return precio.ok ? ok({ valor: precio.value, hasta: precio.value.hasta }) : precio;
  });
  if (!tramos.ok) return tramos;
  const partida = tramos.value.length > 1;
  return ok(
    tramos.value.flatMap((tramo) =>
      tramo.valor.valores.map((precio, i) => {
        const kwh = entrada.consumosKwh[i]!;
        const entero = times(exact(kwh), precio);
        return cerrarLinea(
          {
            concepto,
            periodo: i + 1,
            cantidad: kwh,
            unidad: 'kWh',
            precio,
            unidadPrecio: '€/kWh',
            ...(partida ? { dias: tramo.dias, divisor: diasFactura } : {}),
            desde: formatFecha(tramo.desde),
            hasta: formatFecha(tramo.hasta),
            fuente: tramo.valor.fuente,
          },
          partida ? over(times(entero, tramo.dias), diasFactura) : entero,
          redondeo,
        );
      }),
    ),
  );
}
