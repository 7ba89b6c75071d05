import { parentPort, workerData } from 'node:worker_threads';
import { type Comun, type PuntoDeCartera, studyBatch } from './lote.ts';

/** The other side of `Hilo`. */
const comun: Comun = workerData;
parentPort?.on('message', (lote: PuntoDeCartera[]) => parentPort?.postMessage(studyBatch(lote, comun)));
