import { constants, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readKept } from '../../../platform/data-folder.ts';
import type { UploadedFile } from '../../../platform/upload.ts';

/**
 * The folder where a process has the files of imports at hand while they are read; the store has the ones that
 * count.
 */
export type Carpeta = {
  readonly ruta: string;
  /** The identifier that earlier versions gave the folder, by which an import says that its files wait here. */
  readonly id: string | undefined;
};

export function openFolder(dataFolder: string): Carpeta {
  const ruta = join(dataFolder, 'importaciones');
  if (!existsSync(ruta)) mkdirSync(ruta);
  return { ruta, id: readKept(join(dataFolder, 'carpeta')) };
}

export function rutaDeFichero(carpeta: Carpeta, importacion: string, orden: number): string {
  return join(carpeta.ruta, importacion, String(orden));
}

/** Keeps the files of a call at hand, because this process is the one that most likely reads them. */
export async function saveFiles(
  carpeta: Carpeta,
  importacion: string,
  files: readonly UploadedFile[],
): Promise<void> {
  await mkdir(join(carpeta.ruta, importacion));
  for (const [orden, { path }] of files.entries()) {
    const destino = rutaDeFichero(carpeta, importacion, orden);
    // A hard link costs nothing; across disks there is none, and the file is copied.
    await link(path, destino).catch(() => copyFile(path, destino, constants.COPYFILE_EXCL));
  }
}

/** Brings a file that is not at hand, which takes its name only once it is whole. */
export async function fetchFichero(ruta: string, content: Readable): Promise<void> {
  const draft = `${ruta}.${process.pid}`;
  await mkdir(dirname(ruta), { recursive: true });
  await pipeline(content, createWriteStream(draft));
  await rename(draft, ruta);
}

export function deleteFiles(carpeta: Carpeta, importacion: string): Promise<void> {
  return rm(join(carpeta.ruta, importacion), { recursive: true, force: true });
}

export function importacionesConFicheros(carpeta: Carpeta): Promise<string[]> {
  return readdir(carpeta.ruta);
}
