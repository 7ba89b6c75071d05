import type { analisis } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';

type Factura = analisis.FacturaDeEstudio;
type Linea = Factura['lineas'][number];

export type Termino = 'potencia' | 'energia';

/**
 * What one period of a term comes to over some bills: `cantidad` × `precio` is `importeEur`, except for its
 * rounding.
 */
export type PeriodoFacturado = {
  /** kWh, or kW·año: each kW counts for the part of a year that it was billed. */
  readonly cantidad: number;
  /** €/kWh or €/kW·año that the client pays: the supplier's price with the peajes and cargos billed beside it. */
  readonly precio: number;
  readonly importeEur: number;
};

const DECIMALES_DE_CANTIDAD = { potencia: 6, energia: 3 } as const;
/** With nine decimals, even millions of kWh give their amount to less than a cent. */
const DECIMALES_DE_PRECIO = 9;

/** A period without a line in any bill was neither used nor paid. */
export function billPeriod(
  facturas: readonly Factura[],
  termino: Termino,
  periodo: number,
): PeriodoFacturado {
  const lineas = lineasDeTermino(facturas, termino, periodo);
  const delSuministro = lineas.filter(({ concepto }) => concepto === termino);
  const cantidad = sum(delSuministro.map(cantidadDe));
  const sinRedondear = sum(lineas.map((linea) => cantidadDe(linea) * linea.precio));
  return {
    cantidad: round(cantidad, DECIMALES_DE_CANTIDAD[termino]),
    precio: round(cantidad === 0 ? precioSinUso(lineas) : sinRedondear / cantidad, DECIMALES_DE_PRECIO),
    importeEur: round(sum(lineas.map(({ importe }) => importe))),
  };
}

const TERMINOS = ['potencia', 'energia'] as const;

/** The same bill with one line per period of a term, at the price that the client pays for it. */
export function conPreciosCompletos(factura: Factura): Factura {
  const lineas: Linea[] = [];
  for (const termino of TERMINOS) {
    const propias = factura.lineas.filter(({ concepto }) => concepto === termino);
    const dias = propias.flatMap(({ desde, hasta }) => [desde ?? [], hasta ?? []].flat()).toSorted();
    for (const periodo of new Set(propias.flatMap(({ periodo: deLinea }) => deLinea ?? []))) {
      const { cantidad, precio, importeEur } = billPeriod([factura], termino, periodo);
      const unidad = termino === 'energia' ? 'kWh' : 'kW·año';
      lineas.push({
        concepto: termino,
        periodo,
        cantidad,
        unidad,
        precio,
        unidadPrecio: `€/${unidad}`,
        ...(dias.length > 0 && { desde: dias[0], hasta: dias.at(-1) }),
        importe: importeEur,
      });
    }
  }
  const delTermino = TERMINOS.flatMap((termino) => conceptosDe(termino));
  return {
    ...factura,
    lineas: [...lineas, ...factura.lineas.filter(({ concepto }) => !delTermino.includes(concepto))],
  };
}

function conceptosDe(termino: Termino): string[] {
  return [termino, `peaje-${termino}`, `cargo-${termino}`];
}

/** The lines of a term's period: the supplier's, and those of peajes and cargos where they are billed apart. */
function lineasDeTermino(facturas: readonly Factura[], termino: Termino, periodo: number): Linea[] {
  const conceptos = conceptosDe(termino);
  return facturas
    .flatMap(({ lineas }) => lineas)
    .filter((linea) => linea.periodo === periodo && conceptos.includes(linea.concepto));
}

/** The quantity of a line of days counts for its share of the year. */
function cantidadDe({ cantidad, dias, divisor }: Linea): number {
  return dias === undefined || divisor === undefined ? cantidad : (cantidad * dias) / divisor;
}

/** The price that a period without use would have: the last price of each of its concepts. */
function precioSinUso(lineas: readonly Linea[]): number {
  const precios = new Map(lineas.map(({ concepto, precio }) => [concepto, precio]));
  return sum([...precios.values()]);
}

/** Floating point is far more exact than the rounding that follows. */
function sum(valores: readonly number[]): number {
  return valores.reduce((suma, valor) => suma + valor, 0);
}
