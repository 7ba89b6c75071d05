import { parentPort, workerData } from 'node:worker_threads';
import { type Comun, estudiarLote, type PuntoDeCartera } from './lote.ts';

/** The other side of `Hilo`. */
const comun: Comun = workerData;
parentPort?.on('message', (lote: PuntoDeCartera[]) => parentPort?.postMessage(estudiarLote(lote, comun)));
