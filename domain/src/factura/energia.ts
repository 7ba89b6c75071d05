import { exact, over, times } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import { ok, type Result } from '../result.ts';
import { splitIntoTramos } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';
import { closeLinea, type LineaCalculada, type Redondeo } from './linea.ts';
import { enTramos } from './tramos-de-factura.ts';
import { regulado } from './vigencia.ts';

/**
 * Energy term: kWh × price of each period. Regulated energy prices that change inside the bill take the share of
 * the kWh that their days have of the bill's days, since a bill has no reading on the day of the change.
 */
export function lineasEnergia(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const lineas: LineaCalculada[] = [];
  for (const tramo of enTramos(entrada)) {
    for (const linea of lineasDelSuministro(tramo, redondeo, entrada.tramos !== undefined))
      lineas.push(linea);
    const reguladas = lineasDelRegulador(tramo, redondeo);
    if (!reguladas.ok) return reguladas;
    for (const linea of reguladas.value) lineas.push(linea);
  }
  return ok(lineas);
}

/** The lines of a stretch say its days; those of a bill that is not cut need not. */
function lineasDelSuministro(
  entrada: EntradaFactura,
  redondeo: Redondeo,
  cortada: boolean,
): LineaCalculada[] {
  const dias = cortada
    ? { desde: formatFecha(entrada.desde + 1), hasta: formatFecha(entrada.hasta) }
    : undefined;
  return entrada.precios.energiaEurKwh.map((precio, i) => {
    const kwh = entrada.consumosKwh[i]!;
    const linea = { concepto: 'energia', periodo: i + 1, cantidad: kwh, unidad: 'kWh', precio } as const;
    return closeLinea({ ...linea, unidadPrecio: '€/kWh', ...dias }, times(exact(kwh), precio), redondeo);
  });
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
  const tramos = splitIntoTramos({
    desde: entrada.desde + 1,
    hasta: entrada.hasta,
    vigencia: (dia) => regulado(concepto, entrada, dia),
  });
  if (!tramos.ok) return tramos;
  const partida = tramos.value.length > 1;
  return ok(
    tramos.value.flatMap((tramo) =>
      tramo.valor.valores.map((precio, i) => {
        const kwh = entrada.consumosKwh[i]!;
        const entero = times(exact(kwh), precio);
        return closeLinea(
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
            ...(tramo.valor.nota === undefined ? {} : { nota: tramo.valor.nota }),
          },
          partida ? over(times(entero, tramo.dias), diasFactura) : entero,
          redondeo,
        );
      }),
    ),
  );
}
