import { setTimeout as sleep } from 'node:timers/promises';
import { parseFecha } from '@vatio/domain';
import type pg from 'pg';
import { isConnectionLost } from '../../platform/connection-lost.ts';
import { type Db, withConnection } from '../../platform/database.ts';
import { type FileStore, isStoreAway } from '../../platform/files/file-store.ts';
import { countForeignCodesOfFile } from '../../platform/foreign-codes.ts';
import { orProblem } from '../../platform/issues.ts';
import { today } from '../../platform/today.ts';
import { motivoDeFallo } from './fallo.ts';
import { type Carpeta, deleteFiles, rutaDeFichero } from './ficheros/carpeta.ts';
import { claimImportacion } from './ficheros/en-espera.repository.ts';
import { bringFicheros, forgetFicheros } from './ficheros/en-espera.service.ts';
import { checkRejected, type FuentesAbiertas, openSources } from './ficheros/recognise.ts';
import { Cancelada, findForeignCups, mergeLoad } from './fusion/fusion.ts';
import { analyzeLoad, prepareLoad } from './fusion/preparacion.repository.ts';
import { keepInterrupting } from './keep-interrupting.ts';
import { readSources } from './lectura/lectura.ts';
import { listLateRejections } from './lectura/relectura.ts';
import {
  failImportacion,
  interruptBackend,
  refreshStatistics,
  sendBackToQueue,
  type Trabajo,
  takeImportacion,
} from './trabajo.repository.ts';
import { Vigia } from './vigia.ts';

export type ImportDeps = {
  readonly db: Db;
  /** The address of the same database, because each import has a connection of its own. */
  readonly url: string;
  readonly files: FileStore;
  readonly carpeta: Carpeta;
  readonly onError: (error: unknown) => void;
};

/** The result of an import that needs no other attempt; nothing when somebody else is doing it. */
type Outcome = { readonly nuevas: number; readonly elsewhere?: true };

const INTENTOS = 10;
const MAX_ESPERA_MS = 30_000;
/** From this many new rows on, PostgreSQL's statistics of the tables have to be refreshed. */
const FILAS_DE_PESO = 10_000;

/**
 * Does an import from beginning to end. Until its merge is committed there is nothing of it but its files, from
 * which it is repeated after any failure. `parada` leaves it for the next start.
 */
export async function runImportacion(deps: ImportDeps, id: string, parada: AbortSignal): Promise<void> {
  const { db, carpeta } = deps;
  let outcome: Outcome | undefined;
  try {
    for (let intento = 1; outcome === undefined; intento++) {
      outcome = await attempt({ deps, id, parada, intento });
      if (outcome === undefined)
        await sleep(Math.min(500 * 2 ** intento, MAX_ESPERA_MS), undefined, { signal: parada });
    }
  } catch (error) {
    if (parada.aborted) return sendBackToQueue(db, id);
    if (!(error instanceof Cancelada)) {
      const { motivo, esperado } = motivoDeFallo(error);
      if (!esperado) deps.onError(error);
      await failImportacion(db, id, motivo);
    }
  }
  if (outcome?.elsewhere) return;
  await deleteFiles(carpeta, id);
  await forgetFicheros(db, deps.files, id);
  if (outcome && outcome.nuevas >= FILAS_DE_PESO) await refreshStatistics(db);
}

/** Undefined when the attempt failed and another may succeed. */
async function attempt({
  deps,
  id,
  parada,
  intento,
}: {
  readonly deps: ImportDeps;
  readonly id: string;
  readonly parada: AbortSignal;
  readonly intento: number;
}): Promise<Outcome | undefined> {
  try {
    return await withConnection(deps.url, async (client) => {
      // A connection that was just lost may still hold the claim for a moment.
      if (!(await claimImportacion(client, id)))
        return intento > 1 ? undefined : { nuevas: 0, elsewhere: true };
      const trabajo = await takeImportacion(deps.db, id);
      return trabajo ? await apply({ deps, client, trabajo, parada }) : { nuevas: 0 };
    });
  } catch (error) {
    const passes = isConnectionLost(error) || isStoreAway(error);
    if (intento === INTENTOS || parada.aborted || !passes) throw error;
    return undefined;
  }
}

async function apply({
  deps,
  client,
  trabajo,
  parada,
}: {
  readonly deps: ImportDeps;
  readonly client: pg.Client;
  readonly trabajo: Trabajo;
  readonly parada: AbortSignal;
}): Promise<Outcome> {
  await bringFicheros(deps, trabajo.id);
  const ficheros = trabajo.ficheros.map((nombre, i) => ({
    nombre,
    ruta: rutaDeFichero(deps.carpeta, trabajo.id, i),
  }));
  const abiertas = await openSources(ficheros, { ...trabajo.answers, signal: parada });
  const bytes = abiertas.fuentes.reduce((suma, fuente) => suma + fuente.bytes, 0);
  const vigia = new Vigia(deps.db, trabajo.id, bytes, parada);
  try {
    return await readAndMerge({ client, db: deps.db, trabajo, fuentesAbiertas: abiertas, vigia });
  } catch (error) {
    // Whatever error an interrupted statement gives, the reason is the interruption.
    vigia.signal.throwIfAborted();
    throw error;
  } finally {
    abiertas.close();
    await vigia.close();
  }
}

/** Whether all the curves of an import have the start of each interval for its hour. */
function startsAtLabel(fuentes: FuentesAbiertas['fuentes']): boolean {
  const curvas = fuentes.filter(({ deteccion }) => deteccion.resolucion !== null);
  return curvas.length > 0 && curvas.every(({ deteccion }) => deteccion.etiquetado.marca === 'inicio');
}

async function readAndMerge({
  client,
  db,
  trabajo: { id, viewer, answers },
  fuentesAbiertas: { fuentes, avisos },
  vigia,
}: {
  readonly client: pg.Client;
  readonly db: Db;
  readonly trabajo: Trabajo;
  readonly fuentesAbiertas: FuentesAbiertas;
  readonly vigia: Vigia;
}): Promise<Outcome> {
  const { progress, signal } = vigia;
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const stop = keepInterrupting(signal, () => interruptBackend(db, rows[0]!.pid).catch(() => undefined));
  try {
    await prepareLoad(client);
    const hoy = orProblem(parseFecha(today()));
    const leido = await readSources(client, fuentes, { progress, signal, hoy });
    checkRejected({ filas: progress.filas, rechazadas: leido.ilegibles }, answers);
    await vigia.save();
    await analyzeLoad(client);
    const ajenos = await findForeignCups(client, db, viewer);
    // A client is refused unknown points by the same words, and so learns nothing.
    if (viewer.role !== 'cliente') await countForeignCodesOfFile(db, viewer, ajenos);
    if (leido.quedanPorListar || ajenos.length > 0) {
      const motivo =
        viewer.role === 'cliente' ? 'No es un punto de suministro suyo' : 'Pertenece a otro comercial';
      await listLateRejections({
        fuentes,
        leido,
        ajenos: new Map(ajenos.map((cups) => [cups, motivo])),
        signal,
      });
    }
    const { rechazos } = leido;
    const filas = progress.filas;
    const todos = [...avisos, ...leido.avisos];
    return await mergeLoad(client, db, {
      id,
      viewer,
      filas,
      rechazos,
      avisos: todos,
      mercado: leido.mercado,
      alInicio: startsAtLabel(fuentes),
    });
  } finally {
    stop();
  }
}
