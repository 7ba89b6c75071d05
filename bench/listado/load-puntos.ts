import { availableParallelism, totalmem } from 'node:os';
import type pg from 'pg';
import { withConnection } from '../../server/src/platform/database.ts';
import { Progress } from '../progress.ts';
import { insertPeople, insertSlice } from './puntos-sinteticos.ts';

/** So many points are inserted at once; each slice draws from a series of its own, whoever inserts it. */
const SLICE = 250_000;
/** The random numbers of a slice and its rows, which are counted once they stand, fit in it. */
const WORK_MEM = '256MB';
/** Of what sorts the entries of an index, for each connection. */
const INDEX_MEM_MB = Math.min(1024, Math.floor(totalmem() / 16 / 2 ** 20));

/**
 * Fills the database with so many supply points as a first load of millions is done: over a connection for each core, with
 * no checks nor triggers of a row, and with the indexes built at the end.
 */
export async function loadPuntos(url: string, puntos: number): Promise<void> {
  const indexes = await withConnection(url, async (client) => {
    await insertPeople(client);
    await client.query('ALTER TABLE punto_suministro SET (autovacuum_enabled = off)');
    await client.query('ALTER TABLE punto_suministro DISABLE TRIGGER ALL');
    await client.query('ALTER TABLE punto_suministro ENABLE TRIGGER contar_puntos_nuevos');
    return dropIndexes(client);
  });
  await insertSlices(url, puntos);
  await withConnection(url, async (client) => {
    await client.query('ALTER TABLE punto_suministro ENABLE TRIGGER ALL');
    await client.query('ALTER TABLE punto_suministro RESET (autovacuum_enabled)');
    await client.query('DROP TABLE orden_de_clientes');
    await client.query('SELECT resumir_recuento()');
    await client.query('VACUUM punto_suministro');
  });
  await buildIndexes(url, indexes);
  await withConnection(url, (client) =>
    client.query('VACUUM ANALYZE punto_suministro, punto_suministro_recuento, comercial, cliente'),
  );
}

/**
 * Gives what builds them again, first those of words, which take longest. The partial ones of columns that the points of the
 * bench leave empty stay: empty, they cost less than another reading of the table.
 */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'punto_suministro' AND indexname <> 'punto_suministro_pkey'
      AND indexdef !~ ' WHERE .*(etiquetas|texto|numero|fecha|opcion)\\d? '
    ORDER BY indexdef LIKE '%gin_trgm_ops%' DESC, indexname DESC`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

async function insertSlices(url: string, puntos: number): Promise<void> {
  const slices = Array.from({ length: Math.ceil(puntos / SLICE) }, (_, index) => ({
    from: index * SLICE + 1,
    to: Math.min((index + 1) * SLICE, puntos),
  }));
  const progress = new Progress('Puntos', puntos);
  await shareOut(url, slices, async (client, slice) => {
    await client.query(`SET work_mem = '${WORK_MEM}'`);
    await insertSlice(client, slice);
    progress.add(slice.to - slice.from + 1);
  });
}

/** One connection builds each, so that none waits for another's workers. */
async function buildIndexes(url: string, definitions: readonly string[]): Promise<void> {
  const progress = new Progress('Índices', definitions.length);
  await shareOut(url, definitions, async (client, definition) => {
    await client.query(
      `SET maintenance_work_mem = '${INDEX_MEM_MB}MB'; SET max_parallel_maintenance_workers = 0`,
    );
    await client.query(definition);
    progress.add(1);
  });
}

/** Takes the tasks in their order over a connection for each core. */
async function shareOut<Task>(
  url: string,
  tasks: readonly Task[],
  run: (client: pg.Client, task: Task) => Promise<void>,
): Promise<void> {
  const left = [...tasks];
  const work = () =>
    withConnection(url, async (client) => {
      for (let task = left.shift(); task !== undefined; task = left.shift()) await run(client, task);
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work));
}
