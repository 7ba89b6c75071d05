import { randomUUID } from 'node:crypto';
import { constants, existsSync, mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSecret } from '../../../platform/data-folder.ts';
import type { UploadedFile } from '../../../platform/upload.ts';

/** Where the files of the imports wait in the data folder, with a name that no other data folder has. */
export type Carpeta = { readonly ruta: string; readonly id: string };

export function abrirCarpeta(dataFolder: string): Carpeta {
  const ruta = join(dataFolder, 'importaciones');
  if (!existsSync(ruta)) mkdirSync(ruta);
  return { ruta, id: keptSecret(join(dataFolder, 'carpeta'), randomUUID) };
}

/** The queue of the imports whose files are in the folder: whoever does not hold it cannot do them. */
export function colaDe({ id }: Carpeta): string {
  return `importaciones-${id}`;
}

export function rutaDeFichero(carpeta: Carpeta, importacion: string, orden: number): string {
  return join(carpeta.ruta, importacion, String(orden));
}

/** Keeps the files of a call, which would be gone once it is answered. */
export async function guardarFicheros(
  carpeta: Carpeta,
  importacion: string,
  files: readonly UploadedFile[],
): Promise<void> {
  await mkdir(join(carpeta.ruta, importacion));
  for (const [orden, { path }] of files.entries()) {
    const destino = rutaDeFichero(carpeta, importacion, orden);
    // A second name for the same bytes; where the folder is of another disk there is nothing for it but to copy them.
    await link(path, destino).catch(() => copyFile(path, destino, constants.COPYFILE_EXCL));
  }
}

export function borrarFicheros(carpeta: Carpeta, importacion: string): Promise<void> {
  return rm(join(carpeta.ruta, importacion), { recursive: true, force: true });
}

/** The imports that have files. */
export function importacionesConFicheros(carpeta: Carpeta): Promise<string[]> {
  return readdir(carpeta.ruta);
}
