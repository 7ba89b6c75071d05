import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { errorMessage } from '../../../platform/errors.ts';
import { asTable } from '../../../platform/measure-file.ts';
import { contenidoDe } from './entrada-de-zip.ts';
import type { Fuente } from './fuente.ts';
import { ImportacionRechazada } from './rechazada.ts';

export type Zip = { readonly fuentes: readonly Fuente[]; readonly close: () => void };

const MAX_ENTRADAS = 1000;
const GB = 1024 ** 3;
const MAX_GB = 256;
/**
 * SIPS files and curves shrink to about a tenth; only bombs shrink a hundred times over more than some
 * megabytes.
 */
const MAX_RAZON = { veces: 100, desdeBytes: 10 * 1024 ** 2 } as const;
const ALMACENADA = 0;
const DEFLATE = 8;

export function looksLikeZip(muestra: Uint8Array): boolean {
  return muestra[0] === 0x50 && muestra[1] === 0x4b && (muestra[2] === 3 || muestra[2] === 5);
}

/**
 * Opens the files inside a zip once its directory has been checked. Nothing is inflated here, and nothing ever
 * on disk.
 */
export async function openZip(nombre: string, ruta: string): Promise<Zip> {
  const zip = await legible(nombre, openPromise(ruta, { autoClose: false, lazyEntries: true }));
  try {
    const entradas = await legible(nombre, entradasDe(zip, nombre));
    const fuentes = entradas.map((entrada) => ({
      nombre: `${nombre}/${entrada.fileName}`,
      bytes: entrada.compressedSize,
      open: (leidos?: (bytes: number) => void) => asTable(contenidoDe(zip, entrada, leidos)),
    }));
    return { fuentes, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entradasDe(zip: ZipFile, nombre: string): Promise<Entry[]> {
  const entradas: Entry[] = [];
  if (zip.entryCount > MAX_ENTRADAS) {
    throw rechazo(nombre, `trae ${zip.entryCount} ficheros y se admiten ${MAX_ENTRADAS}`);
  }
  for await (const entrada of zip.eachEntry()) {
    if (isAdorno(entrada.fileName)) continue;
    const motivo = motivoDeRechazo(entrada);
    if (motivo) throw rechazo(nombre, `${entrada.fileName}: ${motivo}`);
    entradas.push(entrada);
  }
  if (entradas.length === 0) throw rechazo(nombre, 'no trae ningún fichero');
  if (entradas.some(({ fileName }) => fileName === '[Content_Types].xml')) {
    throw new ImportacionRechazada('formato-desconocido', 'Es un libro de Excel (.xlsx): guárdalo como CSV');
  }
  // Reading will hold each entry to the size that the directory declares here.
  const total = entradas.reduce((suma, { uncompressedSize }) => suma + uncompressedSize, 0);
  if (total > MAX_GB * GB) throw rechazo(nombre, `descomprimido pasa de ${MAX_GB} GB`);
  if (total > MAX_RAZON.desdeBytes && total > zip.fileSize * MAX_RAZON.veces) {
    throw rechazo(nombre, `descomprimido ocupa más de ${MAX_RAZON.veces} veces lo que comprimido`);
  }
  return entradas;
}

/** Folders, and the files that macOS adds, hold no data. */
function isAdorno(nombre: string): boolean {
  return /\/$|(^|\/)(__MACOSX\/|\.)/.test(nombre);
}

function motivoDeRechazo(entrada: Entry): string | undefined {
  if (entrada.isEncrypted()) return 'está cifrado con contraseña';
  if (entrada.compressionMethod !== ALMACENADA && entrada.compressionMethod !== DEFLATE) {
    return 'está comprimido de una forma que no se admite';
  }
  return undefined;
}

function rechazo(nombre: string, motivo: string): ImportacionRechazada {
  return new ImportacionRechazada('zip-no-admitido', `El zip ${nombre} no se admite: ${motivo}`);
}

/** Puts yauzl's errors into Spanish: those about names are attempts to leave the folder. */
async function legible<T>(nombre: string, leyendo: Promise<T>): Promise<T> {
  try {
    return await leyendo;
  } catch (error) {
    if (error instanceof ImportacionRechazada) throw error;
    const [, ruta] =
      /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
        errorMessage(error),
      ) ?? [];
    throw rechazo(nombre, ruta === undefined ? 'está dañado o incompleto' : `«${ruta}» sale de su carpeta`);
  }
}
