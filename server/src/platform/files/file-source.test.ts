import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CHUNK_BYTES, passingChunksOf } from './file-source.ts';

test('passing pieces of a file are all of it, and share one buffer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'fichero');
  const content = randomBytes(2 * CHUNK_BYTES + 7);
  writeFileSync(path, content);
  const copies: Buffer[] = [];
  const memories = new Set<ArrayBufferLike>();
  for await (const piece of passingChunksOf(path)) {
    copies.push(Buffer.from(piece));
    memories.add(piece.buffer);
  }
  expect(Buffer.concat(copies).equals(content)).toBe(true);
  expect(copies.map(({ length }) => length)).toEqual([CHUNK_BYTES, CHUNK_BYTES, 7]);
  expect(memories.size).toBe(1);
});
