import { setTimeout as sleep } from 'node:timers/promises';
import { importaciones } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openJobs } from '../../platform/jobs.ts';
import { startImportador } from './importador.service.ts';
import { bancoDePrueba, cuentas, read, terminada } from './test-banco.ts';
import { consumosDe, cupsDePrueba } from './test-ficheros.ts';

const banco = await bancoDePrueba();
const { app, as, db, send } = banco;

/** With 24 rows for each point this takes some seconds. */
function muchos(puntos: number, primero: number): string {
  return Array.from({ length: puntos }, (_, i) => consumosDe(cupsDePrueba(primero + i), 24)).join('');
}

async function cuantos(): Promise<{ puntos: number; consumos: number }> {
  const { rows } = await sql<{ puntos: number; consumos: number }>`
    SELECT (SELECT count(*) FROM punto_suministro)::int AS puntos, (SELECT count(*) FROM consumo)::int AS consumos
  `.execute(db);
  return rows[0]!;
}

type Estado = importaciones.Importacion['estado'];

/** Whether the import was seen in that state before it ended. */
async function reaches(id: string, estado: Estado): Promise<boolean> {
  for (let espera = 0; espera < 30_000; espera += 10) {
    const ahora = await read(banco, id);
    if (ahora.estado === estado && (estado !== 'leyendo' || ahora.filas > 0)) return true;
    if (ahora.terminada !== null) return false;
    await sleep(10);
  }
  return false;
}

async function waitFor(id: string, estado: Estado): Promise<void> {
  expect(await reaches(id, estado)).toBe(true);
}

/**
 * Sends an import that can be observed in that state. A fast machine may finish one between two looks, so each
 * attempt is twice as long as the one before.
 */
async function sendUntilSeen(estado: Estado, primero: number) {
  for (let puntos = 8000; puntos <= 64_000; puntos *= 2) {
    const antes = await cuantos();
    const { id } = (await send('admin', ['c.csv', muchos(puntos, primero + puntos)])).json();
    if (await reaches(id, estado)) return { id, antes };
  }
  throw new Error(`No import was seen in the state ${estado}`);
}

async function cancel(id: string): Promise<importaciones.Importacion> {
  const url = `/v1/importaciones/${id}/cancelar`;
  const respuesta = await app.inject({ method: 'POST', url, headers: await as('admin') });
  return importaciones.importacionSchema.parse(respuesta.json());
}

/** Holds the turn to merge until the returned function is called. */
async function takeTurn(): Promise<() => Promise<void>> {
  let release = () => {};
  const libre = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ocupado = () => {};
  const empezado = new Promise<void>((resolve) => {
    ocupado = resolve;
  });
  const transaccion = db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('importacion'))`.execute(trx);
    ocupado();
    await libre;
  });
  await empezado;
  return async () => {
    release();
    await transaccion;
  };
}

/** Counts the imports that wait for their turn to merge. */
async function esperando(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(db);
  return rows.length;
}

describe('an import that is cancelled leaves nothing', () => {
  test('while it is read', async () => {
    const { id, antes } = await sendUntilSeen('leyendo', 100_000);
    expect(await cancel(id)).toMatchObject({ estado: 'cancelada', nuevas: 0 });
    await sleep(1000);
    expect(await read(banco, id)).toMatchObject({ estado: 'cancelada', nuevas: 0, rechazadas: 0 });
    expect(await cuantos()).toEqual(antes);
  });

  test('while it is merged', async () => {
    const { id, antes } = await sendUntilSeen('guardando', 300_000);
    expect((await cancel(id)).estado).toBe('cancelada');
    await sleep(1500);
    expect((await read(banco, id)).estado).toBe('cancelada');
    expect(await cuantos()).toEqual(antes);
  });

  test('while it waits for its turn', async () => {
    const antes = await cuantos();
    const release = await takeTurn();
    const { id } = (await send('admin', ['c.csv', muchos(1, 30_000)])).json();
    await waitFor(id, 'guardando');
    expect((await cancel(id)).estado).toBe('cancelada');
    await expect.poll(esperando).toBe(0);
    await release();
    expect(await cuantos()).toEqual(antes);
  });
});

test('several at once about the same points end, each with its part', async () => {
  const antes = await cuantos();
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await send('admin', [`${i}.csv`, muchos(1000, 40_000)])).json().id);
  const todas = await Promise.all(ids.map((id) => terminada(banco, id)));
  const sumas = todas.map(cuentas);
  expect(sumas.map(({ nuevas }) => nuevas).sort((a, b) => b - a)).toEqual([24_000, 0, 0, 0]);
  expect(sumas.reduce((suma, { iguales }) => suma + iguales, 0)).toBe(72_000);
  expect(await cuantos()).toEqual({ puntos: antes.puntos + 1000, consumos: antes.consumos + 24_000 });
});

test('an import whose connection is lost is done again', async () => {
  const release = await takeTurn();
  const { id } = (await send('admin', ['c.csv', muchos(10, 50_000)])).json();
  await waitFor(id, 'guardando');
  const cut = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(
      db,
    );
  while ((await cut()).rows.length === 0) await sleep(20);
  await release();
  expect(cuentas(await terminada(banco, id))).toMatchObject({ nuevas: 240 });
});

test('an import stopped with its process is done by the next one', async () => {
  const release = await takeTurn();
  const { id } = (await send('admin', ['c.csv', muchos(10, 70_000)])).json();
  await waitFor(id, 'guardando');
  await banco.stop();
  await banco.jobs.stop();
  expect(await read(banco, id)).toMatchObject({ estado: 'en-cola', filas: 0, bytesLeidos: 0 });
  await release();
  await sleep(300);
  expect((await read(banco, id)).estado).toBe('en-cola');
  const jobs = openJobs(banco.url);
  const stop = await startImportador({ ...banco, jobs, workers: 1, onError: () => undefined });
  expect(cuentas(await terminada(banco, id))).toMatchObject({ nuevas: 240 });
  await stop();
  await jobs.stop();
});
