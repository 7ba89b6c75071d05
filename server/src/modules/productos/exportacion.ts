import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaDeProducto } from './productos.repository.ts';
import { type Cifras, flattenCifras } from './tarifario/cifras.ts';
import {
  COLUMNAS as COLUMNAS_DE_TARIFARIO,
  TITULOS_DEL_LIBRO,
  tituloCompleto,
} from './tarifario/columnas.ts';

type Columna = SheetColumn<FilaDeProducto>;

const [ESTADO, VERSIONES, ID, ID_DE_VERSION] = TITULOS_DEL_LIBRO;

const siNo = (valor: boolean) => (valor ? 'Sí' : 'No');

/** The figures of a version, under the titles that a price list has for them. */
const CIFRAS = COLUMNAS_DE_TARIFARIO.filter(({ campo }) => campo.includes('.'));

function deCifra(columna: (typeof CIFRAS)[number]): Columna {
  return { titulo: tituloCompleto(columna), celda: (fila) => cifrasDe(fila)[columna.campo] ?? null };
}

const flattened = new WeakMap<FilaDeProducto, Cifras>();

/** All cells of a row read its figures, which are found once. */
function cifrasDe(fila: FilaDeProducto): Cifras {
  const cifras = flattened.get(fila) ?? flattenCifras(fila.condiciones);
  flattened.set(fila, cifras);
  return cifras;
}

/** The titles are those of a price list, which reads this file and passes over the four columns at its end. */
const COLUMNAS: readonly Columna[] = [
  { titulo: 'Comercializadora', celda: ({ comercializadora }) => comercializadora },
  { titulo: 'Producto', celda: ({ nombre }) => nombre },
  { titulo: 'Tarifa', celda: ({ tarifa }) => tarifa },
  { titulo: 'Tipo', celda: ({ tipo }) => tipo },
  { titulo: 'Zonas', celda: ({ zonas }) => zonas.join(', ') },
  { titulo: 'Duración (meses)', celda: ({ duracionMeses }) => duracionMeses },
  { titulo: 'Permanencia', celda: ({ permanencia }) => siNo(permanencia) },
  { titulo: 'Prórroga', celda: ({ prorroga }) => siNo(prorroga) },
  { titulo: 'Renovable', celda: ({ renovable }) => siNo(renovable) },
  { titulo: 'Peajes incluidos', celda: ({ peajesIncluidos }) => siNo(peajesIncluidos) },
  { titulo: 'Desde', celda: ({ desde }) => dateCell(desde) },
  { titulo: 'Hasta', celda: ({ hasta }) => dateCell(hasta) },
  ...CIFRAS.map(deCifra),
  { titulo: ESTADO, celda: ({ activo, estado }) => (activo ? estado : 'retirado') },
  { titulo: VERSIONES, celda: ({ versiones }) => versiones },
  { titulo: ID, celda: ({ id }) => id },
  { titulo: ID_DE_VERSION, celda: ({ versionId }) => versionId },
];

/** Prices have six decimals, which only a file keeps: paper says which products there are, and until when. */
const EN_PAPEL = [
  ...['Comercializadora', 'Producto', 'Tarifa', 'Tipo', 'Zonas', 'Duración (meses)', 'Permanencia'],
  ...['Prórroga', 'Renovable', 'Peajes incluidos', 'Desde', 'Hasta', ESTADO],
];

export const HOJA: Sheet<FilaDeProducto> = {
  nombre: 'productos',
  titulo: 'Productos',
  columnas: COLUMNAS,
  enPapel: EN_PAPEL,
};
