import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { ZipRefused } from './zip-refused.ts';

const DEFLATE = 8;

/** Reading this much takes some milliseconds, after which the calls that came meanwhile are answered. */
export const CHUNK_BYTES = 64 * 1024;

/**
 * Inflates an entry and holds it to the size and checksum that its directory declares; `leidos` hears how many
 * of its compressed bytes have been read.
 */
export async function* contentOfEntry(
  zip: ZipFile,
  entrada: Entry,
  leidos?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const comprimido = await zip.openReadStreamPromise(entrada, { decodeFileData: false });
  const inflador =
    entrada.compressionMethod === DEFLATE ? createInflateRaw({ chunkSize: CHUNK_BYTES }) : undefined;
  // An error in one stream ends the other too, and shows where the content is read.
  const contenido: Readable = inflador ? pipeline(comprimido, inflador, () => undefined) : comprimido;
  let bytes = 0;
  let suma = 0;
  try {
    for await (const trozo of contenido) {
      bytes += trozo.length;
      suma = crc32(trozo, suma);
      if (bytes > entrada.uncompressedSize) break;
      leidos?.(inflador?.bytesWritten ?? bytes);
      yield trozo;
    }
  } catch {
    throw danada(entrada, 'está dañado o incompleto');
  } finally {
    comprimido.destroy();
    contenido.destroy();
  }
  if (bytes > entrada.uncompressedSize) throw danada(entrada, 'ocupa más de lo que declara');
  if (bytes < entrada.uncompressedSize || suma !== entrada.crc32) {
    throw danada(entrada, 'no es lo que su zip declara');
  }
}

function danada({ fileName }: Entry, motivo: string): ZipRefused {
  return new ZipRefused(`El fichero ${fileName} del zip no se admite: ${motivo}`);
}
