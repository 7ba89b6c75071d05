import { readFile, stat } from 'node:fs/promises';
import { demasiadoGrande, type UploadedFile } from '../../upload.ts';
import { enBlanco, type Fila, noSeLee } from './fila.ts';
import { leerEnHilo } from './hilo.ts';
import { leerLibro } from './libro.ts';

type Limites = { readonly maxBytes: number; readonly maxFilas: number };

const LIMITES: Limites = { maxBytes: 5 * 1024 ** 2, maxFilas: 5000 };

/** The first row with something in it, and those below. What it is is told by the content, not by the name. */
export async function leerHoja(
  files: readonly UploadedFile[],
  { maxBytes, maxFilas } = LIMITES,
): Promise<{ readonly cabecera: Fila; readonly filas: readonly Fila[] }> {
  const [fichero, otro] = files;
  if (!fichero || otro) throw noSeLee('Sube un fichero, y solo uno');
  const { size: bytes } = await stat(fichero.path);
  if (bytes > maxBytes) {
    throw demasiadoGrande(maxBytes);
  }
  const filas: Fila[] = [];
  for await (const unas of leerFilas(fichero.path, bytes)) {
    filas.push(...unas.filter(({ celdas }) => !celdas.every((celda) => enBlanco(celda))));
  }
  const [cabecera, ...resto] = filas;
  if (!cabecera || resto.length === 0) throw noSeLee('El fichero no tiene ninguna fila');
  if (resto.length > maxFilas)
    throw noSeLee(
      `El fichero tiene ${enEspanol(resto.length)} filas y el máximo son ${enEspanol(maxFilas)}: pártelo en varios`,
    );
  return { cabecera, filas: resto };
}

function enEspanol(numero: number): string {
  return numero.toLocaleString('es', { useGrouping: 'always' });
}

/** A file that takes longer to read than anybody else should wait is read in a thread of its own. */
const EN_UN_HILO_BYTES = 128 * 1024;

async function* leerFilas(path: string, bytes: number): AsyncGenerator<readonly Fila[]> {
  if (bytes > EN_UN_HILO_BYTES) yield* leerEnHilo(path);
  else yield await leerLibro(await readFile(path));
}
