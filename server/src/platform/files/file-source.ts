import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
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

/**
 * The same pieces, each good until the next is asked for: a file is read into one buffer. With one for each, hundreds of MB of
 * them wait for a busy machine to collect the garbage.
 */
export async function* passingChunksOf(source: FileSource): AsyncGenerator<Buffer> {
  if (typeof source !== 'string') return yield* chunksOf(source);
  const file = await open(source);
  try {
    const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

export async function digestOf(source: FileSource): Promise<KeptFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of passingChunksOf(source)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest(), bytes };
}

export function sha256Of(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
