import { type Exact, exact, over, sum, times } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import type { PrecioVigente } from '../precios-regulados/consulta.ts';
import { ok, type Result } from '../result.ts';
import { splitIntoTramos, type Tramo } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';
import { type ConceptoLinea, closeLinea, type LineaCalculada, type Redondeo } from './linea.ts';
import { enTramos } from './tramos-de-factura.ts';
import { divisorDelDia, regulado } from './vigencia.ts';

/**
 * Power term: kW × price × days, each day with its own year's price and divisor. A yearly price is divided by
 * 365, or 366 for the days of a leap year.
 */
export function lineasPotencia(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const lineas: LineaCalculada[] = [];
  for (const tramo of enTramos(entrada)) {
    const partes = partesDePotencia(tramo);
    if (!partes.ok) return partes;
    for (const parte of partes.value) lineas.push(...lineasDe(parte, tramo.potenciasKw, redondeo));
  }
  return ok(lineas);
}

/** The sum of the lines of peajes and cargos, which no supplier's price changes. */
export function potenciaRegulada(entrada: EntradaFactura, redondeo: Redondeo): Result<Exact> {
  const partes = partesReguladas(entrada);
  if (!partes.ok) return partes;
  const lineas = partes.value.flatMap((parte) => lineasDe(parte, entrada.potenciasKw, redondeo));
  return ok(sum(lineas.map(({ valor }) => valor)));
}

function partesDePotencia(entrada: EntradaFactura): Result<Parte[]> {
  const suministro = delSuministro(entrada);
  if (!suministro.ok || entrada.precios.peajesIncluidos) return suministro;
  const reguladas = partesReguladas(entrada);
  return reguladas.ok ? ok([...suministro.value, ...reguladas.value]) : reguladas;
}

function partesReguladas(entrada: EntradaFactura): Result<Parte[]> {
  const peajes = delRegulador(entrada, 'peaje-potencia');
  if (!peajes.ok) return peajes;
  const cargos = delRegulador(entrada, 'cargo-potencia');
  return cargos.ok ? ok([...peajes.value, ...cargos.value]) : cargos;
}

/** Prices of one stretch of days: yearly ones carry the divisor that makes them daily. */
type Parte = {
  readonly concepto: ConceptoLinea;
  readonly tramo: Tramo<unknown>;
  readonly precios: readonly number[];
  readonly divisor?: number;
  readonly fuente?: string;
  readonly nota?: string | undefined;
};

/** The days of a bill by what divides a yearly price. */
export function tramosPorDivisor(
  entrada: Pick<EntradaFactura, 'desde' | 'hasta' | 'fechaPrecios' | 'divisorAnual'>,
): Result<Tramo<number>[]> {
  return splitIntoTramos({
    desde: entrada.desde + 1,
    hasta: entrada.hasta,
    vigencia: (dia) => ok(divisorDelDia(entrada, dia)),
  });
}

function delSuministro(entrada: EntradaFactura): Result<Parte[]> {
  const { precios } = entrada;
  if (precios.potenciaEurKwDia) {
    const dias = entrada.hasta - entrada.desde;
    const tramo = { desde: entrada.desde + 1, hasta: entrada.hasta, dias, valor: undefined };
    return ok([{ concepto: 'potencia', tramo, precios: precios.potenciaEurKwDia }]);
  }
  const tramos = tramosPorDivisor(entrada);
  if (!tramos.ok) return tramos;
  return ok(
    tramos.value.map((tramo) => ({
      concepto: 'potencia',
      tramo,
      precios: precios.potenciaEurKwAnio,
      divisor: tramo.valor,
    })),
  );
}

function delRegulador(
  entrada: EntradaFactura,
  concepto: 'peaje-potencia' | 'cargo-potencia',
): Result<Parte[]> {
  const tramos = splitIntoTramos<{ precio: PrecioVigente; divisor: number }>({
    desde: entrada.desde + 1,
    hasta: entrada.hasta,
    vigencia: (dia) => {
      const precio = regulado(concepto, entrada, dia);
      if (!precio.ok) return precio;
      const divisor = divisorDelDia(entrada, dia);
      const valor = { precio: precio.value.valor, divisor: divisor.valor };
      return ok({ valor, hasta: Math.min(precio.value.hasta, divisor.hasta) });
    },
    iguales: (a, b) => a.precio === b.precio && a.divisor === b.divisor,
  });
  if (!tramos.ok) return tramos;
  return ok(
    tramos.value.map((tramo) => ({
      concepto,
      tramo,
      precios: tramo.valor.precio.valores,
      divisor: tramo.valor.divisor,
      fuente: tramo.valor.precio.fuente,
      nota: tramo.valor.precio.nota,
    })),
  );
}

function lineasDe(parte: Parte, potenciasKw: readonly number[], redondeo: Redondeo): LineaCalculada[] {
  const { concepto, tramo, divisor, fuente, nota } = parte;
  const [desde, hasta] = [formatFecha(tramo.desde), formatFecha(tramo.hasta)];
  return parte.precios.map((precio, i) => {
    const kw = potenciasKw[i]!;
    return closeLinea(
      {
        concepto,
        periodo: i + 1,
        cantidad: kw,
        unidad: 'kW',
        precio,
        unidadPrecio: divisor === undefined ? '€/kW·día' : '€/kW·año',
        dias: tramo.dias,
        divisor,
        desde,
        hasta,
        fuente,
        ...(nota === undefined ? {} : { nota }),
      },
      importeDe(parte, kw, precio),
      redondeo,
    );
  });
}

/** kW × price × days, over the divisor of a yearly price. */
export function importeDe(
  { tramo, divisor }: { readonly tramo: { readonly dias: number }; readonly divisor?: number },
  kw: number,
  precio: number,
): Exact {
  const porDias = times(times(exact(kw), precio), tramo.dias);
  return divisor === undefined ? porDias : over(porDias, divisor);
}
