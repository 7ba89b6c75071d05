import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileSource, KeptFile } from './file-store.ts';

/** A file is read, kept and sent in pieces of this size. */
export const CHUNK_BYTES = 256 * 1024;

export async function* chunksOf(source: FileSource): AsyncGenerator<Buffer> {
  if (typeof source === 'string') {
    yield* createReadStream(source, { highWaterMark: CHUNK_BYTES });
    return;
  }
  for (let from = 0; from < source.length; from += CHUNK_BYTES) {
    yield source.subarray(from, from + CHUNK_BYTES);
  }
}

export async function digestOf(source: FileSource): Promise<KeptFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunksOf(source)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest(), bytes };
}

export function sha256Of(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
