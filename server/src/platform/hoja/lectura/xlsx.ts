import { readSheet } from 'read-excel-file/universal';
import { type Celda, type Fila, noSeLee } from './fila.ts';

/** Unpacked, all the parts of the book together. */
const MAX_DESCOMPRIMIDO = 64 * 1024 ** 2;

/** The first sheet of a book. */
export async function leerXlsx(bytes: Buffer): Promise<Fila[]> {
  if (descomprimido(bytes) > MAX_DESCOMPRIMIDO)
    throw noSeLee('Descomprimido pasa de 64 MB, el máximo: guárdalo como CSV o pártelo en varios');
  const filas: unknown[][] = await readSheet(new Blob([Uint8Array.from(bytes)])).catch(() => {
    throw noSeLee('No es un libro de Excel que se pueda leer');
  });
  return filas.map((celdas, i) => ({ numero: i + 1, celdas: celdas.map(celdaDe) }));
}

function celdaDe(valor: unknown): Celda {
  if (typeof valor === 'number' || typeof valor === 'boolean' || valor instanceof Date) return valor;
  return valor === null ? null : String(valor);
}

const FIN_DEL_DIRECTORIO = 0x06054b50;
const ENTRADA = 0x02014b50;

/** Bytes that a zip says its files have. The reader reserves exactly those, so a lie is cut short. */
function descomprimido(zip: Buffer): number {
  let fin = zip.length - 22;
  while (fin >= 0 && zip.readUInt32LE(fin) !== FIN_DEL_DIRECTORIO) fin--;
  if (fin < 0) throw noSeLee('El fichero está cortado');
  let posicion = zip.readUInt32LE(fin + 16);
  let suma = 0;
  while (posicion + 46 <= fin && zip.readUInt32LE(posicion) === ENTRADA) {
    suma += zip.readUInt32LE(posicion + 24);
    posicion +=
      46 +
      zip.readUInt16LE(posicion + 28) +
      zip.readUInt16LE(posicion + 30) +
      zip.readUInt16LE(posicion + 32);
  }
  return suma;
}
