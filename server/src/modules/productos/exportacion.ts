import { dateCell, type ListColumn, yesOrNo } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import { sameIn, WORDS } from '../../platform/sheet/words.ts';
import type { FilaDeProducto } from './productos.repository.ts';
import { type Cifras, flattenCifras } from './tarifario/cifras.ts';
import { COLUMNAS as COLUMNAS_DE_TARIFARIO, isCifra, tituloCompleto } from './tarifario/columnas.ts';
import { COLUMNAS_DE_EXCEDENTES, wordsOfExcedentes } from './tarifario/excedentes.ts';

type Columna = ListColumn<FilaDeProducto>;

/** The figures of a version, and its words of surplus, under the titles that a price list has for them. */
const CIFRAS = COLUMNAS_DE_TARIFARIO.filter(
  ({ campo }) => isCifra(campo) || COLUMNAS_DE_EXCEDENTES.some((columna) => columna.campo === campo),
);

function deCifra(columna: (typeof CIFRAS)[number]): Columna {
  return {
    id: columna.campo,
    title: sameIn(tituloCompleto(columna)),
    cell: (fila) =>
      cifrasDe(fila)[columna.campo] ?? wordsOfExcedentes(fila.condiciones)[columna.campo] ?? null,
  };
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
  { id: 'comercializadora', title: WORDS.comercializadora, cell: ({ comercializadora }) => comercializadora },
  { id: 'producto', title: WORDS.producto, cell: ({ nombre }) => nombre },
  { id: 'tarifa', title: WORDS.tarifa, cell: ({ tarifa }) => tarifa },
  { id: 'tipo', title: WORDS.tipo, cell: ({ tipo }) => tipo },
  { id: 'zonas', title: WORDS.zonas, cell: ({ zonas }) => zonas.join(', ') },
  { id: 'duracion', title: WORDS.duracion, cell: ({ duracionMeses }) => duracionMeses },
  {
    id: 'permanencia',
    title: WORDS.permanencia,
    cell: ({ permanencia }, language) => yesOrNo(permanencia, language),
  },
  { id: 'prorroga', title: WORDS.prorroga, cell: ({ prorroga }, language) => yesOrNo(prorroga, language) },
  {
    id: 'renovable',
    title: WORDS.renovable,
    cell: ({ renovable }, language) => yesOrNo(renovable, language),
  },
  {
    id: 'peajesIncluidos',
    title: WORDS.peajesIncluidos,
    cell: ({ peajesIncluidos }, language) => yesOrNo(peajesIncluidos, language),
  },
  { id: 'desde', title: WORDS.desde, cell: ({ desde }) => dateCell(desde) },
  { id: 'hasta', title: WORDS.hasta, cell: ({ hasta }) => dateCell(hasta) },
  ...CIFRAS.map(deCifra),
  { id: 'estado', title: WORDS.estado, cell: ({ activo, estado }) => (activo ? estado : 'retirado') },
  { id: 'versiones', title: WORDS.versiones, cell: ({ versiones }) => versiones },
  { id: 'id', title: WORDS.id, identifier: true, cell: ({ id }) => id },
  { id: 'idDeVersion', title: WORDS.idDeVersion, identifier: true, cell: ({ versionId }) => versionId },
];

/** Prices have six decimals, which only a file keeps: paper says which products there are, and until when. */
const EN_PAPEL = [
  ...['comercializadora', 'producto', 'tarifa', 'tipo', 'zonas', 'duracion', 'permanencia'],
  ...['prorroga', 'renovable', 'peajesIncluidos', 'desde', 'hasta', 'estado'],
];

export const HOJA: Sheet<FilaDeProducto> = {
  nombre: 'productos',
  titulo: WORDS.productos,
  columnas: COLUMNAS,
  enPapel: EN_PAPEL,
  readAgain: true,
};
