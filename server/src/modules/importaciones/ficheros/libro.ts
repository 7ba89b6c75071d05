import { ProblemError } from '../../../platform/problems.ts';
import type { Sheet } from '../../../platform/sheet/reading/book.ts';
import { asWritten, isoDayOf } from '../../../platform/sheet/reading/cell-values.ts';
import { findHeading } from '../../../platform/sheet/reading/heading.ts';
import { isBlank, type ReadCell } from '../../../platform/sheet/reading/read-row.ts';
import { openBook } from '../../../platform/sheet/reading/read-sheet.ts';
import { openZipInput } from '../../../platform/zip-input/zip-input.ts';
import { ZipRefused } from '../../../platform/zip-input/zip-refused.ts';
import type { Fuente } from './fuente.ts';
import { ImportacionRechazada } from './rechazada.ts';

/** A workbook of Excel with a year of hours has a tenth of this. */
const LIMITES = { maxBytes: 20 * 1024 ** 2, maxFilas: 1_048_576 };

/** Whether a zip is a workbook, of Excel or of OpenDocument. */
export async function isLibro(nombre: string, ruta: string): Promise<boolean> {
  const { entries, close } = await openZipInput(nombre, ruta, {
    maxEntries: 1000,
    maxBytes: 256 * 1024 ** 3,
  }).catch((error) => {
    throw error instanceof ZipRefused ? new ImportacionRechazada(error.code, error.message) : error;
  });
  close();
  const names = new Set(entries.map(({ name }) => name));
  return names.has('[Content_Types].xml') || (names.has('mimetype') && names.has('content.xml'));
}

/** The sheets of a workbook with something in them, each as the table of text that its readers know. */
export async function fuentesDeLibro(nombre: string, ruta: string): Promise<Fuente[]> {
  const files = [{ field: 'file', filename: nombre, path: ruta }];
  const { sheets } = await openBook(files, { limits: LIMITES }).catch((error) => {
    if (!(error instanceof ProblemError)) throw error;
    const { title, detail = title } = error.problem;
    throw new ImportacionRechazada('libro-no-valido', `${nombre}: ${detail}`);
  });
  const llenas = sheets.filter(({ rows }) => rows.some(({ celdas }) => !celdas.every(isBlank)));
  return llenas.map((sheet) => {
    const contenido = Buffer.from(asText(sheet));
    const bytes = contenido.length;
    return {
      nombre: llenas.length > 1 ? `${nombre}/${sheet.name}` : nombre,
      bytes,
      open: async function* (leidos) {
        leidos?.(bytes);
        yield contenido;
      },
    };
  });
}

/** How the cells of a row are parted, and figures and days written. */
type Dialect = { readonly separator: string; readonly cell: (celda: ReadCell) => string };

/** As a Spanish spreadsheet writes a file of text. */
const CON_TITULOS: Dialect = {
  separator: ';',
  cell: (celda) => (celda instanceof Date ? asInstant(celda) : asWritten(celda)),
};

/** As the CNMC publishes the SIPS, which has no titles. */
const SIN_TITULOS: Dialect = {
  separator: ',',
  cell: (celda) => {
    if (celda instanceof Date) return isoDayOf(celda);
    return typeof celda === 'number' ? String(celda) : asWritten(celda);
  },
};

/** The rows from the titles on, if there are any. */
function asText({ rows }: Sheet): string {
  const llenas = rows.filter(({ celdas }) => !celdas.every(isBlank));
  const { start, height } = findHeading(llenas, () => undefined);
  const { separator, cell } = height === 0 ? SIN_TITULOS : CON_TITULOS;
  return llenas
    .slice(start)
    .map(({ celdas }) => `${celdas.map((celda) => quoted(cell(celda), separator)).join(separator)}\n`)
    .join('');
}

function quoted(texto: string, separator: string): string {
  return texto.includes(separator) || /["\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

/** Excel counts days from the end of 1899, so that an hour alone is of that day. */
const SIN_DIA = 1900;
const MINUTO = 60_000;

/** A day, an hour or both. A fraction of a day is some milliseconds beside its minute. */
function asInstant(fecha: Date): string {
  const exacta = new Date(Math.round(fecha.getTime() / MINUTO) * MINUTO);
  const hora = exacta.toISOString().slice(11, 16);
  if (exacta.getUTCFullYear() < SIN_DIA) return hora;
  return hora === '00:00' ? asWritten(exacta) : `${asWritten(exacta)} ${hora}`;
}
