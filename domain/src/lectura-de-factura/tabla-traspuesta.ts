import { type Cifra, cifrasDe, type Unidad } from './cifras-impresas.ts';
import type { Concepto, Contexto } from './concepto.ts';
import { palabrasEntre, type Renglon } from './palabra.ts';
import { unidadDeCelda } from './unidad-de-celda.ts';

/** A table of six columns at most has a row for each thing. */
const FILAS = 8;
/** A figure stands under its period, within so many points. */
const BAJO = 28;

type Columnas = readonly { readonly periodo: number; readonly centro: number }[];
type Fila = { readonly renglon: Renglon; readonly cifras: ReadonlyMap<number, Cifra> };

/** Tables with a column for each period: the lines that are rows of one, and what they make once the row of amounts is read. */
export function transposedTables(
  renglones: readonly Renglon[],
  contexto: Contexto,
): ReadonlyMap<Renglon, readonly Concepto[]> {
  const leidas = new Map<Renglon, readonly Concepto[]>();
  renglones.forEach((renglon, i) => {
    const columnas = columnasDe(renglon);
    if (!columnas) return;
    const filas = new Map<Unidad, Fila>();
    for (const fila of renglones.slice(i + 1, i + 1 + FILAS)) {
      if (fila.pagina !== renglon.pagina || columnasDe(fila)) break;
      const cifras = cifrasDe(fila, contexto.decimal);
      const unidad = unidadDeCelda(fila.llano.slice(0, cifras[0]?.inicio ?? fila.llano.length).trim());
      const suyas = byColumn(fila, cifras, columnas);
      if (!unidad || suyas.size < Math.min(2, columnas.length)) continue;
      filas.set(unidad, { renglon: fila, cifras: suyas });
      if (unidad !== '€') continue;
      const conceptos = conceptosDeTabla(columnas, filas, contexto.dias);
      if (conceptos.length > 0) {
        for (const { renglon: usado } of filas.values()) leidas.set(usado, []);
        leidas.set(fila, conceptos);
      }
      filas.clear();
    }
  });
  return leidas;
}

/** The head of such a table: the names of the periods, in their order, each with its place. */
function columnasDe(renglon: Renglon): Columnas | undefined {
  const columnas = renglon.palabras.flatMap(({ texto, desde, hasta }) => {
    const nombre = /^p([1-6])$/i.exec(texto);
    return nombre ? [{ periodo: Number(nombre[1]), centro: (desde + hasta) / 2 }] : [];
  });
  const enOrden = columnas.every(({ periodo }, i) => periodo === i + 1);
  return columnas.length >= 2 && enOrden && !/\d{2}|kw/.test(renglon.llano) ? columnas : undefined;
}

function byColumn(
  renglon: Renglon,
  cifras: readonly Cifra[],
  columnas: Columnas,
): ReadonlyMap<number, Cifra> {
  const suyas = new Map<number, Cifra>();
  for (const cifra of cifras) {
    const palabras = palabrasEntre(renglon, cifra.inicio, cifra.fin);
    const centro = ((palabras[0]?.desde ?? 0) + (palabras.at(-1)?.hasta ?? 0)) / 2;
    const columna = columnas.reduce((a, b) =>
      Math.abs(b.centro - centro) < Math.abs(a.centro - centro) ? b : a,
    );
    if (Math.abs(columna.centro - centro) <= BAJO) suyas.set(columna.periodo, cifra);
  }
  return suyas;
}

const PRECIOS_DE_POTENCIA: readonly Unidad[] = ['€/kW·día', '€/kW·año', '€/kW'];

function conceptosDeTabla(
  columnas: Columnas,
  filas: ReadonlyMap<Unidad, Fila>,
  dias: number | undefined,
): Concepto[] {
  const importes = filas.get('€');
  const deEnergia = filas.has('kWh') && filas.has('€/kWh');
  const cantidades = filas.get(deEnergia ? 'kWh' : 'kW');
  const unidad = deEnergia ? '€/kWh' : PRECIOS_DE_POTENCIA.find((posible) => filas.has(posible));
  const precios = unidad && filas.get(unidad);
  if (!importes || !cantidades || !precios || !unidad) return [];
  return columnas.flatMap(({ periodo }): Concepto[] => {
    const [cantidad, precio, importe] = [cantidades, precios, importes].map(({ cifras }) =>
      cifras.get(periodo),
    );
    if (!cantidad || !precio || !importe) return [];
    const cuenta = factorOf({
      cantidad,
      precio,
      importe,
      unidad,
      dias: filas.get('días')?.cifras.get(periodo)?.valor ?? dias,
    });
    const printed = ({ renglon }: Fila, { valor, inicio, fin }: Cifra) => ({
      valor,
      palabras: palabrasEntre(renglon, inicio, fin),
    });
    return [
      {
        clase: deEnergia ? 'energia' : 'potencia',
        renglon: importes.renglon,
        texto: `P${periodo}`,
        periodo,
        importe: printed(importes, importe),
        cantidad: printed(cantidades, cantidad),
        precio: { ...printed(precios, precio), unidad: cuenta ?? unidad },
        comprobado: cuenta !== undefined,
      },
    ];
  });
}

type Celdas = {
  readonly cantidad: Cifra;
  readonly precio: Cifra;
  readonly importe: Cifra;
  readonly unidad: Unidad;
  readonly dias: number | undefined;
};

/** The unit of the price with which the product is the amount. */
function factorOf({ cantidad, precio, importe, unidad, dias }: Celdas): Unidad | undefined {
  const posibles: readonly (readonly [Unidad, number])[] =
    unidad === '€/kWh'
      ? [[unidad, 1]]
      : dias === undefined
        ? []
        : [
            ['€/kW·día', dias],
            ['€/kW·año', dias / 365],
            ['€/kW·año', dias / 366],
          ];
  const margen = 0.0051 + Math.min(0.02, cantidad.valor * 0.5 * 10 ** -precio.decimales);
  return posibles.find(
    ([posible, factor]) =>
      (unidad === '€/kW' || posible === unidad) &&
      Math.abs(cantidad.valor * precio.valor * factor - importe.valor) <= margen,
  )?.[0];
}
