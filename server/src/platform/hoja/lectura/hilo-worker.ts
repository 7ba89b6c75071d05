import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ProblemError } from '../../problems.ts';
import type { Mensaje } from './hilo.ts';
import { leerLibro } from './libro.ts';

/** The other side of `leerEnHilo`. */
const A_LA_VEZ = 500;

const decir = (mensaje: Mensaje) => parentPort?.postMessage(mensaje);

try {
  const path: string = workerData;
  const filas = await leerLibro(await readFile(path));
  for (let i = 0; i === 0 || i < filas.length; i += A_LA_VEZ) {
    if (i > 0 && parentPort) await once(parentPort, 'message');
    decir({ filas: filas.slice(i, i + A_LA_VEZ), fin: i + A_LA_VEZ >= filas.length });
  }
} catch (error) {
  if (!(error instanceof ProblemError)) throw error;
  decir({ problema: error.problem });
}
