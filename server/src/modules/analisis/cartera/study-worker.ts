import { parentPort, workerData } from 'node:worker_threads';
import { type Comun, type PuntoDeCartera, studyBatch } from './lote.ts';

/** `StudyThread` is the other side of this module. */
const comun: Comun = workerData;
parentPort?.on('message', (lote: PuntoDeCartera[]) => parentPort?.postMessage(studyBatch(lote, comun)));
