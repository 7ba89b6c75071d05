import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../upload.ts';

type Asked = {
  readonly request: Pick<FastifyRequest, 'method' | 'url'>;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
};

/** A hash of a call: its method and address, its checked body and its files. */
export async function fingerprintOf({ request: { method, url }, body, files }: Asked): Promise<Buffer> {
  const hash = createHash('sha256');
  const names = files.map(({ field, filename }) => [field, filename]);
  hash.update(JSON.stringify([method, url, body ?? null, names]));
  for (const { path } of files) hash.update(await hashOfFile(path));
  return hash.digest();
}

async function hashOfFile(path: string): Promise<Buffer> {
  const hash: Hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
