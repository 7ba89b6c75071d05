import { setTimeout as sleep } from 'node:timers/promises';
import { analisis } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { withConnection } from '../../platform/database.ts';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { databaseAt } from '../../platform/test-database.ts';
import { type TestProcess, testFolder, testProcess } from '../../platform/test-process.ts';
import { newTokenSignedWith } from '../../platform/test-session.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from './test-negocio.ts';

/** Each process first loads the whole server, which takes seconds on a busy machine. */
const LIMIT_MS = 180_000;
const SECRET = 'secreto-de-las-pruebas-de-32-letras';
const LLAMADAS = 12;
const PRODUCTOS = 15;

const { app, db, as } = await testApp();
const folder = testFolder();
const peticion = {
  ...peticionDePrueba(CUPS.propio),
  puntos: [CUPS.propio, CUPS.segundo].flatMap((cups) => peticionDePrueba(cups).puntos),
};
let url: string;
let entero: unknown;

beforeAll(async () => {
  await negocioDePrueba(db);
  const headers = await as('admin');
  for (let i = 0; i < PRODUCTOS; i++) {
    const payload = productoDePrueba({ nombre: `Fijo ${i}` });
    await app.inject({ method: 'POST', url: '/v1/productos', headers, payload });
  }
  const simulado = { method: 'POST', url: analisis.simulate.path, headers, payload: peticion } as const;
  // A simulation also says which points have a contract today, which no analysis keeps.
  const { ocupados: _, ...estudio } = (await app.inject(simulado)).json();
  entero = estudio;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  url = databaseAt(inject('postgresUrl'), rows[0]?.name ?? '');
});

/** Starts a server of its own and prepares the twelve calls that save, each under its key. */
async function conLlamadas(): Promise<{
  vatio: TestProcess;
  llamadas: Promise<PromiseSettledResult<string>[]>;
}> {
  const vatio = testProcess({ DATABASE_URL: url, VATIO_DATA: folder, VATIO_SECRET: SECRET, PORT: '0' });
  const address = (await vatio.started).match(/http:\S+/)?.[0];
  const authorization = `Bearer ${await newTokenSignedWith(db, SECRET, TEST_USERS.admin)}`;
  const save = async (llamada: number) => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': `n.º ${llamada}`,
    };
    const body = JSON.stringify(peticion);
    const answer = await fetch(`${address}${analisis.create.path}`, { method: 'POST', headers, body });
    return analisis.create.response.parse(await answer.json()).id;
  };
  return { vatio, llamadas: Promise.allSettled(Array.from({ length: LLAMADAS }, (_, i) => save(i))) };
}

async function hasta(condicion: () => Promise<boolean>): Promise<void> {
  while (!(await condicion())) await sleep(2);
}

async function cuentaDe(actividad: string): Promise<number> {
  const { rows } = await sql<{ cuantas: number }>`
    select count(*) as cuantas from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${sql.raw(actividad)}
  `.execute(db);
  return rows[0]?.cuantas ?? 0;
}

async function guardados() {
  return db.selectFrom('analisis').select(['id', 'codigo', 'documento']).execute();
}

/**
 * Expects whole analyses, no number without its analysis and no analysis without its key; answers how many
 * there are.
 */
async function expectNadaAMedias(): Promise<number> {
  const filas = await guardados();
  for (const { documento } of filas) {
    const { productos, ...resultado } = documento;
    expect(resultado).toEqual(entero);
    expect(productos).toHaveLength(PRODUCTOS);
  }
  const numeros = filas.map(({ codigo }) => Number(codigo.slice(-4))).sort((a, b) => a - b);
  expect(numeros).toEqual(filas.map((_, i) => i + 1));
  const numerados = await db.selectFrom('numeracion').select('ultimo').execute();
  expect(numerados[0]?.ultimo ?? 0).toBe(filas.length);
  expect(await db.selectFrom('claveIdempotencia').select('clave').execute()).toHaveLength(filas.length);
  return filas.length;
}

describe('kill -9 while analyses are being saved', { timeout: LIMIT_MS }, () => {
  test.each([
    ['before anything is written', 'lock table numeracion in exclusive mode'],
    ['with the analysis written and not its key', 'lock table clave_idempotencia in share mode'],
  ])('%s: no analysis is there', async (_, lock) => {
    await withConnection(url, async (client) => {
      await client.query('begin');
      await client.query(lock);
      const { vatio, llamadas } = await conLlamadas();
      await hasta(async () => (await cuentaDe("wait_event_type = 'Lock' and wait_event = 'relation'")) > 0);
      vatio.signal('SIGKILL');
      await Promise.all([vatio.ended, llamadas]);
      await client.query('rollback');
    });
    await hasta(async () => (await cuentaDe("state <> 'idle'")) === 0);
    expect(await expectNadaAMedias()).toBe(0);
  });

  test('with some analyses saved and others under way, the saved ones are there, whole', async () => {
    const { vatio, llamadas } = await conLlamadas();
    await hasta(async () => (await guardados()).length >= 2);
    vatio.signal('SIGKILL');
    await Promise.all([vatio.ended, llamadas]);
    await hasta(async () => (await cuentaDe("state <> 'idle'")) === 0);
    expect(await expectNadaAMedias()).toBeGreaterThanOrEqual(2);
  });

  test('the same calls again leave each analysis once', async () => {
    const { vatio, llamadas } = await conLlamadas();
    const ids = (await llamadas).map((final) => (final.status === 'fulfilled' ? final.value : final.reason));
    vatio.signal('SIGTERM');
    await vatio.ended;
    expect(await expectNadaAMedias()).toBe(LLAMADAS);
    expect(ids.toSorted()).toEqual((await guardados()).map(({ id }) => id).toSorted());
  });
});
