import { TextDecoder } from 'node:util';
import {
  createJsonRows,
  createLabelReader,
  type Deteccion,
  type Leible,
  looksLikeJson,
  type Marca,
  type Result,
} from '@vatio/domain';
import { type ProblemError, problem } from './problems.ts';
import { utf16Of } from './utf16-mark.ts';

/** What the sender of a file of measures says beforehand of what the file may not show. */
export type SenderAnswers = {
  /** Which end of its interval the hour marks. */
  readonly etiqueta?: Marca;
  /** Whether the rest is wanted though many rows cannot be read. */
  readonly aceptarRechazadas?: 'si' | 'no';
};

/** The content of a file as the table that it is; JSON becomes one, and UTF-16, which Excel calls Unicode, becomes UTF-8. */
export async function* asTable(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* jsonAsRows(inUtf8(content));
}

async function* inUtf8(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let start = true;
  for await (const chunk of content) {
    if (start && chunk.length > 0) {
      const encoding = utf16Of(chunk);
      if (encoding) decoder = new TextDecoder(encoding);
      start = false;
    }
    const text = decoder?.decode(chunk, { stream: true });
    yield text === undefined ? chunk : Buffer.from(text);
  }
}

async function* jsonAsRows(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rows: ReturnType<typeof createJsonRows> | undefined;
  let start = true;
  for await (const chunk of content) {
    if (start && chunk.length > 0) {
      if (looksLikeJson(chunk)) rows = createJsonRows();
      start = false;
    }
    if (!rows) yield chunk;
    else {
      const text = rows.push(chunk);
      if (text !== '') yield Buffer.from(text);
    }
  }
  if (rows) yield Buffer.from(rows.end());
}

type FirstReading = {
  readonly leible: Result<Leible>;
  /** Rows seen, and how many of them cannot be read. */
  readonly filas: number;
  readonly rechazadas: number;
};

/** Reads a file once to find out what its labels mark, up to `maxBytes` of it. */
export async function readLabels(
  deteccion: Deteccion,
  content: AsyncIterable<Buffer>,
  {
    etiqueta,
    maxBytes = Number.POSITIVE_INFINITY,
    signal,
  }: Pick<SenderAnswers, 'etiqueta'> & { readonly maxBytes?: number; readonly signal?: AbortSignal },
): Promise<FirstReading> {
  const reader = createLabelReader(deteccion);
  let bytes = 0;
  for await (const chunk of content) {
    signal?.throwIfAborted();
    reader.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  // Where the reading stops short, the last line is cut in two and says nothing.
  if (bytes < maxBytes) reader.end();
  const leible = reader.decide(etiqueta);
  return { leible, ...reader.count(leible.ok ? leible.value : deteccion) };
}

/** A file of which more than this share of its rows cannot be read is not what its sender takes it for. */
const MAX_REJECTED = 0.05;

/** Why too many rows were rejected to use the others without a yes; undefined when they are few, or there is one. */
export function tooManyRejected(
  { filas, rechazadas }: { readonly filas: number; readonly rechazadas: number },
  { aceptarRechazadas }: SenderAnswers,
): string | undefined {
  if (aceptarRechazadas === 'si' || rechazadas <= filas * MAX_REJECTED) return undefined;
  const count = (number: number) => number.toLocaleString('es-ES');
  return `No se pueden leer ${count(rechazadas)} de ${count(filas)} filas: ¿seguir con las demás?`;
}

/** The refusals that ask the sender something, or tell that the file is no single one. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'etiqueta-dudosa': '¿La hora es el principio o el final del intervalo?',
  'etiquetas-mezcladas': 'La hora no marca lo mismo en todo el fichero',
  'demasiadas-rechazadas': 'Demasiadas filas no se pueden leer',
};

/** The 422 of a question; undefined for the refusals that are none. */
export function questionProblem(
  code: string,
  errors: Record<string, string>,
  datos?: Record<string, unknown>,
): ProblemError | undefined {
  const title = QUESTIONS[code];
  if (title === undefined) return undefined;
  return problem({ code, status: 422, title, extra: { errors, ...(datos && { datos }) } });
}
