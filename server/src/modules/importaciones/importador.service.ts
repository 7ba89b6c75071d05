import type { Jobs } from '../../platform/jobs.ts';
import { abrirCarpeta, borrarFicheros, colaDe, importacionesConFicheros } from './ficheros/carpeta.ts';
import { importar, type Taller } from './importar.ts';
import { devolverACola, fallarImportacion, listSinTerminar } from './trabajo.repository.ts';

type Opciones = Omit<Taller, 'carpeta'> & {
  readonly jobs: Jobs;
  readonly dataFolder: string;
  /** Imports at once. */
  readonly workers: number;
};

/**
 * Does the imports of a data folder as they come, beginning with those that an earlier process left unfinished. The
 * returned function stops those under way, which the next start begins again.
 */
export async function startImportador({ jobs, dataFolder, workers, ...resto }: Opciones) {
  const taller: Taller = { ...resto, carpeta: abrirCarpeta(dataFolder) };
  const cola = colaDe(taller.carpeta);
  await recuperar(taller, jobs);
  const parada = new AbortController();
  const enMarcha = new Set<Promise<void>>();
  const dejar = await jobs.work(cola, workers, async (id) => {
    const importacion = importar(taller, id, parada.signal).catch(taller.onError);
    enMarcha.add(importacion);
    await importacion;
    enMarcha.delete(importacion);
  });
  return async (): Promise<void> => {
    await dejar();
    parada.abort();
    await Promise.all(enMarcha);
  };
}

/** What was left half-way is queued again; files of imports that ended, or that never began, are thrown away. */
async function recuperar(taller: Taller, jobs: Jobs): Promise<void> {
  const { db, carpeta } = taller;
  const sinTerminar = await listSinTerminar(db, carpeta.id);
  const conFicheros = await importacionesConFicheros(carpeta);
  for (const id of conFicheros) {
    if (!sinTerminar.includes(id)) await borrarFicheros(carpeta, id);
  }
  for (const id of sinTerminar) {
    if (conFicheros.includes(id)) {
      await devolverACola(db, id);
      await jobs.send(colaDe(carpeta), id);
    } else {
      await fallarImportacion(db, id, 'Sus ficheros ya no están en la carpeta de datos: vuelve a enviarlos');
    }
  }
}
