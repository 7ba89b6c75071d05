import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BYTES_DE_MUESTRA } from '@vatio/domain';

/** A file to be read, on disk or inside a zip, as many times as needed and never as a whole. */
export type Fuente = {
  /** As its sender calls it. */
  readonly nombre: string;
  /** What it takes on disk. */
  readonly bytes: number;
  /** Its content; `leidos` is told, along the way, how many of `bytes` have been read. */
  readonly abrir: (leidos?: (bytes: number) => void) => AsyncIterable<Buffer>;
};

/** Read at once: some milliseconds of work, after which the calls that have come meanwhile are answered. */
export const TROZO = 64 * 1024;

export async function fuenteDeFichero(nombre: string, ruta: string): Promise<Fuente> {
  const { size } = await stat(ruta);
  return {
    nombre,
    bytes: size,
    abrir: async function* (leidos) {
      let total = 0;
      for await (const trozo of createReadStream(ruta, { highWaterMark: TROZO })) {
        total += trozo.length;
        leidos?.(total);
        yield trozo;
      }
    },
  };
}

/** The start of the content, by which its format is recognised. */
export async function muestraDe({ abrir }: Fuente): Promise<Buffer> {
  const trozos: Buffer[] = [];
  let bytes = 0;
  for await (const trozo of abrir()) {
    trozos.push(trozo);
    bytes += trozo.length;
    if (bytes >= BYTES_DE_MUESTRA) break;
  }
  return Buffer.concat(trozos).subarray(0, BYTES_DE_MUESTRA);
}
