import type { analisis, FilaComparativa } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import { type Lado, multiplicado, soloImporte } from './lado.ts';

type Factura = analisis.FacturaDeEstudio;
type Linea = Factura['lineas'][number];
type Unidades = Pick<FilaComparativa, 'unidad' | 'unidadPrecio'>;
type Medida = Unidades & { readonly cantidad: number; readonly valorEur: number };

/**
 * The concepts of a bill besides the two terms: the row's concept, its title, its sum in a bill, and that of
 * its lines.
 */
export const CONCEPTOS = [
  ['termino-fijo', 'Término fijo', 'terminoFijo', 'termino-fijo'],
  ['hidrocarburos', 'Impuesto hidrocarburos', 'hidrocarburos', 'hidrocarburos'],
  ['excesos', 'Excesos de potencia', 'excesos', 'excesos'],
  ['reactiva', 'Energía reactiva', 'reactiva', 'reactiva'],
  ['descuentos', 'Descuentos', 'descuentos', 'descuento'],
  ['compensacion', 'Excedentes', 'compensacion', 'compensacion-excedentes'],
  ['cuota-bateria', 'Cuota batería virtual', 'cuotaBateria', 'cuota-bateria'],
  ['bateria-en-base', 'Con la batería virtual', 'bateriaEnBase', 'bateria-en-base'],
  ['bono-social', 'Financiación bono social', 'bonoSocial', 'bono-social'],
  ['iee', 'Impuesto eléctrico (IEE)', 'iee', 'iee'],
  ['alquiler', 'Alquiler del contador', 'alquiler', 'alquiler'],
] as const;

/** What the money of a virtual battery pays of the bill with its taxes. */
export const PAGADO_CON_BATERIA = [
  'bateria-en-total',
  'Con la batería virtual',
  'bateriaEnTotal',
  'bateria-en-total',
] as const;

export type Concepto = (typeof CONCEPTOS)[number] | typeof PAGADO_CON_BATERIA;

/**
 * The row says how it is charged only where a concept has several rows, because bills charged it in several
 * ways.
 */
const COMO_SE_COBRA: Readonly<Record<string, string>> = {
  MWh: 'cuota mínima',
  ud: 'importe fijo',
  'compensacion-excedentes €': 'hasta su tope',
};

/**
 * A concept has one row for each way in which it was charged: only figures of one unit can be added up into a
 * row that multiplies.
 */
export function filasDeConcepto(
  [, titulo, campo, deLinea]: Concepto,
  lados: Readonly<Record<'actual' | 'oferta', readonly Factura[]>>,
): (Unidades & { titulo: string; actual: Lado; oferta: Lado })[] {
  const medidas = {
    actual: medidasDe(lados.actual, deLinea),
    oferta: medidasDe(lados.oferta, deLinea),
  };
  const modos = new Map(
    [...medidas.actual, ...medidas.oferta].map(({ unidad, unidadPrecio }) => [
      unidad,
      { unidad, unidadPrecio },
    ]),
  );
  const [unico] = modos.values();
  if (modos.size <= 1) {
    const { unidad, unidadPrecio } = unico ?? { unidad: null, unidadPrecio: null };
    const lado = (cual: 'actual' | 'oferta'): Lado => {
      const importeEur = sumConocidos(
        lados[cual].map((factura) => factura[campo] ?? (campo === 'excesos' ? null : 0)),
      );
      return importeEur === null ? soloImporte(null) : sumMedidas(medidas[cual]);
    };
    return [{ titulo, unidad, unidadPrecio, actual: lado('actual'), oferta: lado('oferta') }];
  }
  return [...modos.values()].map(({ unidad, unidadPrecio }) => {
    const como = COMO_SE_COBRA[`${deLinea} ${unidad}`] ?? COMO_SE_COBRA[unidad ?? ''];
    const lado = (cual: 'actual' | 'oferta') =>
      sumMedidas(medidas[cual].filter((medida) => medida.unidad === unidad));
    return {
      titulo: como === undefined ? titulo : `${titulo}, ${como}`,
      unidad,
      unidadPrecio,
      actual: lado('actual'),
      oferta: lado('oferta'),
    };
  });
}

/** Null when one of the amounts is unknown. */
function sumConocidos(importes: readonly (number | null)[]): number | null {
  const conocidos = importes.filter((eur) => eur !== null);
  return conocidos.length === importes.length ? round(conocidos.reduce((suma, eur) => suma + eur, 0)) : null;
}

function medidasDe(facturas: readonly Factura[], concepto: string): (Medida & { importeEur: number })[] {
  return facturas
    .flatMap(({ lineas }) => lineas)
    .filter((linea) => linea.concepto === concepto)
    .map((linea) => ({ ...medidaDe(linea), importeEur: linea.importe }));
}

/**
 * Charges by time are measured in days, whatever monthly or yearly price is behind; a rate multiplies its base.
 */
function medidaDe({
  concepto,
  cantidad,
  unidad,
  precio,
  unidadPrecio,
  dias,
  divisor,
  factor = 1,
}: Linea): Medida {
  const valorEur = cantidad * precio * factor;
  if (dias !== undefined && divisor !== undefined) {
    // Of a bill of gas one compares the price of a month, and of a rental that of a day.
    if (concepto === 'termino-fijo') {
      const meses = (cantidad * dias) / divisor;
      return {
        unidad: 'meses',
        unidadPrecio: '€/mes',
        cantidad: meses,
        valorEur: (valorEur * dias) / divisor,
      };
    }
    return { unidad: 'días', unidadPrecio: '€/día', cantidad: dias, valorEur: (valorEur * dias) / divisor };
  }
  if (unidadPrecio === 'por uno') return { unidad: '€', unidadPrecio, cantidad: cantidad * factor, valorEur };
  if (unidad === 'kW') return { unidad, unidadPrecio: '€/kW', cantidad, valorEur };
  if (unidad === 'ud') return { unidad, unidadPrecio: '€/ud', cantidad, valorEur };
  return { ...(UNIDADES[unidad] ?? SIN_UNIDAD), cantidad, valorEur };
}

const SIN_UNIDAD: Unidades = { unidad: null, unidadPrecio: null };
const UNIDADES: Readonly<Record<string, Unidades>> = {
  días: { unidad: 'días', unidadPrecio: '€/día' },
  kWh: { unidad: 'kWh', unidadPrecio: '€/kWh' },
  MWh: { unidad: 'MWh', unidadPrecio: '€/MWh' },
  kVArh: { unidad: 'kVArh', unidadPrecio: '€/kVArh' },
};

/**
 * Adds up quantities; the price is a mean where the lines differ, so that a rate of ten decimals stays as it
 * is.
 */
function sumMedidas(medidas: readonly (Medida & { importeEur: number })[]): Lado {
  const sum = (de: (medida: (typeof medidas)[number]) => number) =>
    medidas.reduce((suma, medida) => suma + de(medida), 0);
  const cantidad = round(
    sum((medida) => medida.cantidad),
    6,
  );
  if (cantidad === 0) return soloImporte(round(sum((medida) => medida.importeEur)));
  const precio = round(sum((medida) => medida.valorEur) / cantidad, 10);
  return multiplicado(cantidad, precio, medidas[0]?.unidad ?? '');
}
