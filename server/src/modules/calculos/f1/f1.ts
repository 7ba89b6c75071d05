import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { calculos, ResponseOf } from '@vatio/contract/endpoints';
import { checkFacturaAtr } from '@vatio/domain';
import { problem } from '../../../platform/problems.ts';
import { CHUNK_BYTES } from '../../../platform/zip-input/zip-entry.ts';
import { looksLikeZip, openZipInput } from '../../../platform/zip-input/zip-input.ts';
import { ZipRefused } from '../../../platform/zip-input/zip-refused.ts';
import { billsOf, NotF1 } from './f1-message.ts';

export type F1Task = { readonly path: string; readonly nombre: string };
export type F1Answer = ResponseOf<typeof calculos.f1>;

/** A month of a large portfolio; inflated, its messages fill some hundred megabytes. */
const LIMITS = { maxEntries: 10_000, maxBytes: 2 * 1024 ** 3 };
const MAX_BILLS = 10_000;
/** An answer comes in parts of so many bills, so that none is long to pass on. */
const BILLS_OF_PART = 100;

/** Reads and checks the bills of a message, or of every message of a zip, and says what could not be read. */
export async function* checkF1({ path, nombre }: F1Task): AsyncGenerator<F1Answer> {
  let read = 0;
  let part: F1Answer = { facturas: [], rechazadas: [] };
  for await (const answer of answersOf(path, nombre)) {
    read += answer.facturas.length;
    if (read > MAX_BILLS) throw tooMany();
    part.facturas.push(...answer.facturas);
    part.rechazadas.push(...answer.rechazadas);
    if (part.facturas.length + part.rechazadas.length < BILLS_OF_PART) continue;
    yield part;
    part = { facturas: [], rechazadas: [] };
  }
  yield part;
}

function tooMany() {
  return problem({
    code: 'demasiadas-facturas',
    status: 413,
    title: 'Son demasiadas facturas de una vez',
    extra: { detail: `Se leen hasta ${MAX_BILLS} por llamada: envía el zip en partes` },
  });
}

async function* answersOf(path: string, nombre: string): AsyncGenerator<F1Answer> {
  if (!looksLikeZip(await startOf(path))) {
    yield await checkMessage(nombre, createReadStream(path, { highWaterMark: CHUNK_BYTES }));
    return;
  }
  const zip = await openZipInput(nombre, path, LIMITS).catch((error: unknown) => {
    if (!(error instanceof ZipRefused)) throw error;
    throw problem({
      code: error.code,
      status: 400,
      title: error.message,
      extra: { errors: { fichero: error.message } },
    });
  });
  try {
    for (const entry of zip.entries) yield await checkMessage(entry.name, entry.open());
  } finally {
    zip.close();
  }
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A message that breaks off is refused whole: nobody should take a part of it for all. */
async function checkMessage(fichero: string, content: AsyncIterable<Buffer>): Promise<F1Answer> {
  const answer: F1Answer = { facturas: [], rechazadas: [] };
  try {
    for await (const { cups, factura } of billsOf(content)) {
      const checked = checkFacturaAtr(cups, factura);
      if (checked.ok) answer.facturas.push(checked.value);
      else answer.rechazadas.push({ fichero, motivo: checked.issue.message });
      if (answer.facturas.length > MAX_BILLS) throw tooMany();
    }
  } catch (error) {
    if (!(error instanceof NotF1 || error instanceof ZipRefused)) throw error;
    return { facturas: [], rechazadas: [{ fichero, motivo: error.message }] };
  }
  if (answer.facturas.length + answer.rechazadas.length > 0) return answer;
  return { facturas: [], rechazadas: [{ fichero, motivo: 'El mensaje no trae ninguna factura' }] };
}
