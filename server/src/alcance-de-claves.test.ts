import { ambitoOf, claves, type EndpointSpec } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { VIEWERS } from './modules/cartera/test-cartera.ts';
import { claveDe } from './modules/claves/test-clave.ts';
import { testApp } from './platform/test-app.ts';
import { callApi, mundoDePrueba } from './test-acceso.ts';
import { ALCANCE, type Alcance, READ_BY_ANY_CALL, WRITTEN_BY_ANY_CALL } from './test-alcance-de-claves.ts';
import { nombreDe, tablaDeAcceso } from './test-tabla-de-acceso.ts';

const harness = await testApp();
const { app, db } = harness;
const seeded = await mundoDePrueba(harness);
const TABLA = await tablaDeAcceso(seeded);
const MARK = 'escritura_de_prueba';
const tables = await noteWrites();
const asked = vi.spyOn(pg.Client.prototype, 'query');

const reached = app.endpoints.filter((one) => one.access !== 'public' && claves.isWithinReach(one));

test.each(claves.AMBITOS)(
  'a key with %s makes the calls, writes the tables and reads those that the table of its reach says, and no others',
  async (ambito) => {
    const calls = reached.filter((endpoint) => ambitoOf(endpoint) === ambito);
    const written = new Set<string>();
    const read = new Set<string>();
    for (const endpoint of calls) {
      const seen = await observe(endpoint);
      for (const table of seen.written) written.add(table);
      for (const table of seen.read) read.add(table);
    }
    const observed: Alcance = {
      llamadas: calls.map(nombreDe).sort(),
      escribe: [...written].sort(),
      lee: [...read].sort(),
    };
    expect(observed).toEqual(ALCANCE[ambito]);
  },
);

test('every permission has its row in the table of reach', () => {
  expect(Object.keys(ALCANCE).sort()).toEqual([...claves.AMBITOS].sort());
});

test('no permission writes accounts, keys, links that open an account, brands or webhooks', () => {
  const guarded = ['usuario', 'comercial', 'clave_api', 'enlace_acceso', 'sesion', 'marca', 'webhook'];
  const writers = Object.entries(ALCANCE).filter(([, { escribe }]) =>
    escribe.some((table) => guarded.includes(table)),
  );
  expect(writers).toEqual([]);
});

/** The tables of a call of an administrator and, where it is about what only a representative has, of one. */
async function observe(endpoint: EndpointSpec) {
  const admin = await observeAs(endpoint, 'admin');
  return admin.statusCode < 300 ? admin : observeAs(endpoint, 'comercial');
}

async function observeAs(endpoint: EndpointSpec, quien: 'admin' | 'comercial') {
  const fila = TABLA[nombreDe(endpoint)];
  if (!fila) throw new Error(`${nombreDe(endpoint)} has no row`);
  const call = (await fila.llamada?.()) ?? {};
  // What made the key and the rows that the call is about is not what the call does.
  const secret = await claveDe(db, VIEWERS[quien], [ambitoOf(endpoint)]);
  await sql`UPDATE clave_api SET usada_en = now()`.execute(db);
  await sql`DELETE FROM escritura_de_prueba`.execute(db);
  asked.mockClear();
  const made = { ...fila, llamada: () => call };
  const { statusCode } = await callApi({ ...seeded, tokenDe: async () => secret }, endpoint, made, quien);
  const read = asked.mock.calls.map(([statement]) => textOf(statement)).flatMap(namedIn);
  const { rows } = await sql<{ tabla: string }>`SELECT DISTINCT tabla FROM escritura_de_prueba`.execute(db);
  const written = rows.map(({ tabla }) => wholeOf(tabla));
  return {
    statusCode,
    read: tellingOf(read, READ_BY_ANY_CALL),
    written: tellingOf(written, WRITTEN_BY_ANY_CALL),
  };
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}

function namedIn(text: string): string[] {
  if (text.includes(MARK)) return [];
  return [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)].map(([, name = '']) => name);
}

function tellingOf(names: readonly string[], ofAnyCall: readonly string[]): string[] {
  return names.filter((name) => tables.includes(name) && !ofAnyCall.includes(name));
}

/** `consumo_07` is a part of `consumo`. */
function wholeOf(table: string): string {
  return table.replace(/_\d+$/, '');
}

/** From here on each row that is written names its table. Answers the names of all tables. */
async function noteWrites(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  `.execute(db);
  await sql`CREATE TABLE escritura_de_prueba (tabla text NOT NULL)`.execute(db);
  await sql`
    CREATE FUNCTION anotar_escritura() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO escritura_de_prueba VALUES (tg_table_name); RETURN NULL; END $$
  `.execute(db);
  for (const { name } of rows) {
    await sql`
      CREATE TRIGGER zz_escritura AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)}
      FOR EACH ROW EXECUTE FUNCTION anotar_escritura()
    `.execute(db);
  }
  return rows.map(({ name }) => name);
}
