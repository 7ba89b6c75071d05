import { availableParallelism } from 'node:os';
import type { Comun, PuntoDeCartera, ResumenDePunto } from './lote.ts';
import { StudyThread } from './study-thread.ts';

/** A batch this large makes a message weigh little beside the work that it brings. */
const PUNTOS_POR_LOTE = 50;

/** Each thread gets this many batches before the first one is waited for, so that none is ever idle. */
const LOTES_POR_HILO = 2;

/**
 * Studies a whole portfolio with every core of the machine, in the order of its points. It takes points as it goes, so
 * that they may come from a cursor, and never holds more than a few batches.
 */
export async function* studyCartera(
  puntos: Iterable<PuntoDeCartera> | AsyncIterable<PuntoDeCartera>,
  comun: Comun,
  cuantosHilos = availableParallelism(),
): AsyncGenerator<ResumenDePunto> {
  const hilos = Array.from({ length: cuantosHilos }, () => new StudyThread(comun));
  const enCurso: Promise<ResumenDePunto[]>[] = [];
  try {
    let lotes = 0;
    for await (const lote of enLotes(puntos)) {
      const estudio = hilos[lotes++ % cuantosHilos]!.study(lote);
      // A thread that fails rejects several batches at once, and only the first of them is awaited.
      estudio.catch(() => undefined);
      enCurso.push(estudio);
      if (enCurso.length >= cuantosHilos * LOTES_POR_HILO) yield* (await enCurso.shift()) ?? [];
    }
    for (const estudio of enCurso) yield* await estudio;
  } finally {
    await Promise.all(hilos.map((thread) => thread.close()));
  }
}

async function* enLotes<T>(todos: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  let lote: T[] = [];
  for await (const item of todos) {
    lote.push(item);
    if (lote.length < PUNTOS_POR_LOTE) continue;
    yield lote;
    lote = [];
  }
  if (lote.length > 0) yield lote;
}
