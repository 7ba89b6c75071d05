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
  const parada = new AbortController();
  const enMarcha = new Map<string, Promise<void>>();
  const reanudar = () => reanudarImportaciones(taller, jobs, enMarcha);
  await borrarSobrantes(taller);
  await reanudar();
  const work = async (id: string) => {
    if (enMarcha.has(id)) return;
    const importacion = importar(taller, id, parada.signal).catch(taller.onError);
    enMarcha.set(id, importacion);
    await importacion;
    enMarcha.delete(id);
  };
  const dejar = await jobs.work(cola, workers, work, reanudar);
  return async (): Promise<void> => {
    await dejar();
    parada.abort();
    await Promise.all(enMarcha.values());
  };
}

/** Files of imports that ended, or that never began, are thrown away. */
async function borrarSobrantes({ db, carpeta }: Taller): Promise<void> {
  const sinTerminar = await listSinTerminar(db, carpeta.id);
  for (const id of await importacionesConFicheros(carpeta)) {
    if (!sinTerminar.includes(id)) await borrarFicheros(carpeta, id);
  }
}

/** What was left half-way is queued again, save what is being done. */
async function reanudarImportaciones(
  { db, carpeta }: Taller,
  jobs: Jobs,
  enMarcha: ReadonlyMap<string, unknown>,
): Promise<void> {
  const sinTerminar = await listSinTerminar(db, carpeta.id);
  const conFicheros = await importacionesConFicheros(carpeta);
  for (const id of sinTerminar) {
    if (enMarcha.has(id)) continue;
    if (conFicheros.includes(id)) {
      await devolverACola(db, id);
      await jobs.send(colaDe(carpeta), id);
    } else {
      await fallarImportacion(db, id, 'Sus ficheros ya no están en la carpeta de datos: vuelve a enviarlos');
    }
  }
}
