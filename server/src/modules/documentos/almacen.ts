import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../platform/errors.ts';

/** Where the bytes of a document stand, by their SHA-256: in the data folder, which no address of the web reaches. */
export function rutaDe(dataFolder: string, sha256: Buffer): string {
  const nombre = sha256.toString('hex');
  return join(dataFolder, 'documentos', nombre.slice(0, 2), nombre);
}

/** Keeps a file, from its path or its content. Whole or not at all: it takes its name once it is written. */
export async function guardarFichero(
  dataFolder: string,
  sha256: Buffer,
  fichero: string | Buffer,
): Promise<void> {
  const ruta = rutaDe(dataFolder, sha256);
  if (await existe(ruta)) return;
  await mkdir(dirname(ruta), { recursive: true, mode: 0o700 });
  const borrador = `${ruta}.${randomUUID()}`;
  try {
    if (typeof fichero === 'string') await copyFile(fichero, borrador);
    else await writeFile(borrador, fichero, { mode: 0o600 });
    await rename(borrador, ruta);
  } catch (error) {
    await rm(borrador, { force: true });
    throw error;
  }
}

/** A file that is no longer there is no failure. */
export async function borrarFichero(dataFolder: string, sha256: Buffer): Promise<void> {
  await rm(rutaDe(dataFolder, sha256), { force: true });
}

async function existe(ruta: string): Promise<boolean> {
  try {
    return (await stat(ruta)).isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
