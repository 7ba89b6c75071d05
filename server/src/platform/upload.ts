import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseInput } from './validation.ts';

/** A file of a form, kept on disk until the answer is sent; whoever needs it longer moves it. */
export type UploadedFile = {
  readonly field: string;
  readonly filename: string;
  readonly path: string;
};

export type Upload = { readonly fields: unknown; readonly files: readonly UploadedFile[] };

/** Streams the files of a `multipart/form-data` call to disk and checks its other fields. */
export async function readUpload(
  request: FastifyRequest,
  body: z.ZodType = z.strictObject({}),
): Promise<Upload> {
  const { files, values } = await request.saveRequestFiles();
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(values)) {
    const found = [part].flat().flatMap(fieldValue);
    if (found.length > 0) fields[name] = found.length === 1 ? found[0] : found;
  }
  return {
    fields: parseInput(body, fields),
    files: files.map(({ fieldname, filename, filepath }) => ({ field: fieldname, filename, path: filepath })),
  };
}

function fieldValue(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'field') return [];
  return 'value' in part ? [part.value] : [];
}
