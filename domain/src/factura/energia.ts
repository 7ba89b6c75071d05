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
  const reguladas = lineasDelRegulador(entrada, redondeo);
  return reguladas.ok ? ok([...lineas, ...reguladas.value]) : reguladas;
}

/** None when the supplier's prices include peajes and cargos. */
function lineasDelRegulador(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  return entrada.precios.peajesIncluidos ? ok([]) : energiaRegulada(entrada, redondeo);
}

/** The lines of peajes and cargos, which no supplier's price changes. */
export function energiaRegulada(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const peaje = lineasReguladas(entrada, 'peaje-energia', redondeo);
  if (!peaje.ok) return peaje;
  const cargo = lineasReguladas(entrada, 'cargo-energia', redondeo);
  return cargo.ok ? ok([...peaje.value, ...cargo.value]) : cargo;
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
