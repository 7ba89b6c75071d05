import type { Readable } from 'node:stream';
import type { Db } from '../database.ts';
import { ProblemError, problem } from '../problems.ts';

/** The bytes come from a path on this machine or are given. Either can be read more than once. */
export type FileSource = string | Buffer;

export type KeptFile = { readonly sha256: Buffer; readonly bytes: number };

export type FileState = 'intact' | 'damaged' | 'missing';

/**
 * The one place for files that outlive the call that brought them, by their SHA-256: the database, or a bucket of S3. Every
 * process of a database reads the same ones. Neither writing nor reading ever holds a whole file in memory.
 */
export type FileStore = {
  /** Keeps a file as a part of the transaction; bytes that are already kept take no more room. */
  readonly put: (trx: Db, source: FileSource) => Promise<KeptFile>;
  /** Tells whether all of the file is there as it was written, without bringing its bytes to this process. */
  readonly check: (sha256: Buffer) => Promise<FileState>;
  /**
   * Streams the bytes of a file. The stream fails before the last of them unless they are the ones that were
   * written.
   */
  readonly open: (sha256: Buffer) => Promise<Readable>;
  /** Removes a file as a part of the transaction, unless some row still refers to it. */
  readonly remove: (trx: Db, sha256: Buffer) => Promise<void>;
};

export function fileMissing(): ProblemError {
  return problem({
    code: 'fichero-no-disponible',
    status: 503,
    title: 'El fichero no está donde se guardan los ficheros',
    extra: {
      detail:
        'Si lo recibió otro servidor con una versión anterior de Vatio, estará en cuanto ese servidor vuelva a arrancar',
    },
  });
}

const AWAY = 'almacen-no-disponible';

/** The cause goes to the log; it names the bucket, so the person is not told. */
export function storeAway(cause: unknown): ProblemError {
  const away = problem({
    code: AWAY,
    status: 503,
    title: 'El almacén de ficheros no responde',
    extra: { detail: 'Vuelve a intentarlo dentro de un rato; si estabas guardando algo, no ha quedado' },
  });
  away.cause = cause;
  return away;
}

/** Whether the same may work later. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === AWAY;
}

export function fileDamaged(): ProblemError {
  return problem({
    code: 'fichero-danado',
    status: 500,
    title: 'El fichero guardado está incompleto o dañado',
    extra: {
      detail: 'Súbelo otra vez, o recupéralo de una copia de seguridad',
    },
  });
}

/** A stream of a file that is known to be whole before its first byte is sent; otherwise a problem says what is wrong. */
export async function openIntact(files: FileStore, sha256: Buffer): Promise<Readable> {
  const state = await files.check(sha256);
  if (state === 'missing') throw fileMissing();
  if (state === 'damaged') throw fileDamaged();
  return files.open(sha256);
}
