import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { noteDiskFull } from './disk-full.ts';
import { errorCode } from './errors.ts';
import { type ProblemError, problem } from './problems.ts';
import { parseInput } from './validation.ts';

/** A file of a form, kept on disk until the answer is sent; whoever needs it longer moves it. */
export type UploadedFile = {
  readonly field: string;
  readonly filename: string;
  readonly path: string;
};

export type Upload = { readonly fields: unknown; readonly files: readonly UploadedFile[] };

declare module 'fastify' {
  interface FastifyInstance {
    readonly uploadFolder: string;
  }
}

/** Uploads are kept in the data folder, because the system's temporary folder may be small or in memory. */
export function keepUploadsIn(app: FastifyInstance, dataFolder: string): void {
  const folder = join(dataFolder, 'subidas');
  // A process that was killed left its uploads there.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  app.decorate('uploadFolder', folder);
}

/** Streams the files of a `multipart/form-data` call to disk and checks its other fields. */
export async function readUpload(
  request: FastifyRequest,
  { body = z.strictObject({}), fileBytes }: Pick<EndpointSpec, 'body' | 'fileBytes'>,
): Promise<Upload> {
  request.cleanRequestFiles = () => removeOnce(request);
  const { files, values } = await withoutItsOwnLog(request, () =>
    request.saveRequestFiles({
      tmpdir: request.server.uploadFolder,
      ...(fileBytes !== undefined && { limits: { fileSize: fileBytes } }),
    }),
  ).catch((error) => unreadable(error, request, fileBytes));
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

/**
 * The plugin deletes the files of a form that is cut off once for its reading and once for its answer, and would log what is gone
 * already as a failure of ours; a file that somebody moved to keep it too.
 */
async function removeOnce({ tmpUploads, log }: FastifyRequest): Promise<void> {
  for (const path of tmpUploads?.splice(0) ?? []) {
    await rm(path, { force: true }).catch((err) =>
      log.error({ err }, 'Un fichero subido no se puede borrar'),
    );
  }
}

/** The plugin logs each form that it cannot read as a failure; those that are ours are logged where they are answered. */
async function withoutItsOwnLog<T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> {
  const { log } = request;
  request.log = log.child({}, { level: 'silent' });
  try {
    return await task();
  } finally {
    request.log = log;
  }
}

/** The refusal says the largest size and what to do about it. */
export function demasiadoGrande(maxBytes: number, errors?: Record<string, string>): ProblemError {
  const detail = `Un fichero puede ocupar hasta ${maxBytes / 1024 ** 2} MB: pártelo en varios o quítale lo que sobre`;
  return problem({
    code: 'demasiado-grande',
    status: 413,
    title: 'Lo enviado es demasiado grande',
    extra: { detail, errors },
  });
}

/** A form that was cut off or lacks its boundary: the parser's error has neither a code nor a status. */
function unreadable(error: unknown, request: FastifyRequest, fileBytes: number | undefined): never {
  if (fileBytes !== undefined && errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') {
    throw demasiadoGrande(fileBytes, { [fieldOf(error)]: bothSizes(request, fileBytes) });
  }
  // What breaks while the form still comes, and is no want of room, broke because its sender left.
  const wasCut = request.raw.destroyed && !request.raw.complete;
  if (errorCode(error) !== undefined && !(wasCut && !noteDiskFull(error))) throw error;
  throw problem({ code: 'peticion-ilegible', status: 400, title: 'El formulario no se puede leer' });
}

/** The parts of a form beside its file take about this many bytes. */
const FORM_BYTES = 1024;

/** Reading stops at the limit, so the size that was sent is the one that the sender announced. */
function bothSizes(request: FastifyRequest, maxBytes: number): string {
  const [sent, most] = [Number(request.headers['content-length']) - FORM_BYTES, maxBytes].map((bytes) =>
    Math.ceil(bytes / 1024 ** 2),
  ) as [number, number];
  return sent > most
    ? `Lo enviado pesa ${sent} MB y el máximo por fichero son ${most} MB`
    : `El fichero pesa más de ${most} MB, que es el máximo`;
}

function fieldOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('part' in error)) return 'fichero';
  const { part } = error;
  if (typeof part !== 'object' || part === null || !('fieldname' in part)) return 'fichero';
  return String(part.fieldname);
}

function fieldValue(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'field') return [];
  return 'value' in part ? [part.value] : [];
}
