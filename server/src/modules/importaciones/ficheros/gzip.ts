import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CHUNK_BYTES } from '../../../platform/zip-input/zip-entry.ts';
import { ImportacionRechazada } from './rechazada.ts';

/** More than any file that is published for one month; a smaller one that unpacks to more has been made to. */
const MAX_BYTES = 1024 ** 3;

/** The content of a file, unpacked where it is a gzip, as REE publishes its profiles. */
export async function* gunzipped(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = content[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    if (first.done) return;
    const whole = { [Symbol.asyncIterator]: () => withFirst(first.value, chunks) };
    yield* isGzip(first.value) ? unpacked(whole) : whole;
  } finally {
    await chunks.return?.();
  }
}

function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

async function* withFirst(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* unpacked(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // A fault of either stream shows where the content is read.
  const done = pipeline(Readable.from(packed), gunzip).catch(() => undefined);
  let bytes = 0;
  try {
    for await (const chunk of gunzip) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) break;
      yield chunk;
    }
  } catch {
    throw refused('está dañado o incompleto');
  } finally {
    gunzip.destroy();
    await done;
  }
  if (bytes > MAX_BYTES) throw refused('descomprimido pasa de 1 GB');
}

function refused(reason: string): ImportacionRechazada {
  return new ImportacionRechazada('gzip-no-valido', `El fichero gzip no se admite: ${reason}`);
}
