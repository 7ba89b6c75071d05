import type { Book } from './book.ts';
import { decodeText } from './decode.ts';
import { RowMeter } from './limits.ts';
import { type ReadCell, unreadable } from './read-row.ts';

const LIST = /^\uFEFF?\s*\[\s*\{/;

/** A list of objects, as programs write a table. */
export function looksLikeJson(bytes: Buffer): boolean {
  return LIST.test(bytes.subarray(0, 256).toString('utf8'));
}

/** Reads a list of objects as a table: the names of their members are the heading, in the order in which they first appear. */
export function readJson(bytes: Buffer): Book {
  const { text, encoding } = decodeText(bytes, 'utf-8');
  const objects = parse(text);
  const names = new Map<string, number>();
  const meter = new RowMeter();
  const cells = objects.map((object, i) => {
    const row: ReadCell[] = [];
    for (const [name, value] of Object.entries(object)) {
      if (!names.has(name)) names.set(name, names.size);
      row[names.get(name)!] = cellOf(value);
    }
    const celdas = Array.from(row, (cell) => cell ?? null);
    meter.add(celdas, i + 2);
    return celdas;
  });
  const rows = [[...names.keys()], ...cells].map((celdas, i) => ({ numero: i + 1, celdas }));
  return { encoding, separator: null, sheets: [{ name: null, rows }] };
}

function parse(text: string): object[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw unreadable('No es JSON que se pueda leer: quizá está cortado');
  }
  if (!Array.isArray(read) || !read.every(isObject)) throw unreadable('Ha de ser una lista de objetos JSON');
  return read;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is in a list stands in one cell; an object in another has no place in a table. */
function cellOf(value: unknown): ReadCell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.filter((item) => typeof item !== 'object').join('; ');
  return value === null || value === undefined ? null : JSON.stringify(value);
}
