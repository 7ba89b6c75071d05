import { readFile, stat } from 'node:fs/promises';
import { problem } from '../../problems.ts';
import type { UploadedFile } from '../../upload.ts';
import { leerCsv } from './csv.ts';
import { enBlanco, type Fila, noSeLee } from './fila.ts';
import { leerXlsx } from './xlsx.ts';

type Limites = { readonly maxBytes: number; readonly maxFilas: number };

const LIMITES: Limites = { maxBytes: 5 * 1024 ** 2, maxFilas: 5000 };

/** The first row with something in it, and those below. What it is is told by the content, not by the name. */
export async function leerHoja(
  files: readonly UploadedFile[],
  { maxBytes, maxFilas } = LIMITES,
): Promise<{ readonly cabecera: Fila; readonly filas: readonly Fila[] }> {
  const [fichero, otro] = files;
  if (!fichero || otro) throw noSeLee('Sube un fichero, y solo uno');
  if ((await stat(fichero.path)).size > maxBytes) {
    throw problem('demasiado-grande', 413, `El fichero pasa de ${maxBytes / 1024 ** 2} MB`);
  }
  const filas = (await leerFilas(await readFile(fichero.path))).filter(
    ({ celdas }) => !celdas.every((celda) => enBlanco(celda)),
  );
  const [cabecera, ...resto] = filas;
  if (!cabecera || resto.length === 0) throw noSeLee('El fichero no tiene ninguna fila');
  if (resto.length > maxFilas)
    throw noSeLee(`El fichero tiene ${resto.length} filas; el máximo es ${maxFilas}`);
  return { cabecera, filas: resto };
}

function leerFilas(bytes: Buffer): Promise<Fila[]> | Fila[] {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return leerXlsx(bytes);
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    throw noSeLee('Es un Excel antiguo o protegido (.xls): guárdalo como .xlsx o CSV');
  }
  if (bytes.includes(0)) throw noSeLee('No es un CSV ni un XLSX');
  return leerCsv(bytes);
}
