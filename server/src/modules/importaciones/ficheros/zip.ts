import { asTable } from '../../../platform/measure-file.ts';
import { openZipInput } from '../../../platform/zip-input/zip-input.ts';
import { ZipRefused } from '../../../platform/zip-input/zip-refused.ts';
import type { Fuente } from './fuente.ts';
import { gunzipped } from './gzip.ts';
import { ImportacionRechazada } from './rechazada.ts';

export type Zip = { readonly fuentes: readonly Fuente[]; readonly close: () => void };

const LIMITES = { maxEntries: 1000, maxBytes: 256 * 1024 ** 3 };

/** Opens the files inside a zip once its directory has been checked. */
export async function openZip(nombre: string, ruta: string): Promise<Zip> {
  try {
    const { entries, close } = await openZipInput(nombre, ruta, LIMITES);
    const fuentes = entries.map(({ name, compressedBytes, open }) => ({
      nombre: `${nombre}/${name}`,
      bytes: compressedBytes,
      open: (leidos?: (bytes: number) => void) => asTable(gunzipped(admitted(open(leidos)))),
    }));
    return { fuentes, close };
  } catch (error) {
    throw refused(error);
  }
}

async function* admitted(contenido: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* contenido;
  } catch (error) {
    throw refused(error);
  }
}

function refused(error: unknown): unknown {
  return error instanceof ZipRefused ? new ImportacionRechazada(error.code, error.message) : error;
}
