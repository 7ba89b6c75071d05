import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BYTES_DE_MUESTRA } from '@vatio/domain';
import { asTable } from '../../../platform/measure-file.ts';
import { CHUNK_BYTES } from '../../../platform/zip-input/zip-entry.ts';
import { gunzipped } from './gzip.ts';

/** A file on disk or inside a zip, which can be read many times and never as a whole. */
export type Fuente = {
  /** The name that its sender gave it. */
  readonly nombre: string;
  readonly bytes: number;
  /** Opens its content; `leidos` hears along the way how many of `bytes` have been read. */
  readonly open: (leidos?: (bytes: number) => void) => AsyncIterable<Buffer>;
};

export async function fuenteDeFichero(nombre: string, ruta: string): Promise<Fuente> {
  const { size } = await stat(ruta);
  return { nombre, bytes: size, open: (leidos) => asTable(gunzipped(contentOf(ruta, leidos))) };
}

async function* contentOf(ruta: string, leidos?: (bytes: number) => void): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const trozo of createReadStream(ruta, { highWaterMark: CHUNK_BYTES })) {
    total += trozo.length;
    leidos?.(total);
    yield trozo;
  }
}

/** The format is recognised by the start of the content. */
export async function muestraDe({ open }: Fuente): Promise<Buffer> {
  const trozos: Buffer[] = [];
  let bytes = 0;
  for await (const trozo of open()) {
    trozos.push(trozo);
    bytes += trozo.length;
    if (bytes >= BYTES_DE_MUESTRA) break;
  }
  return Buffer.concat(trozos).subarray(0, BYTES_DE_MUESTRA);
}
