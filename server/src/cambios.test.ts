import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claveDe } from './modules/claves/test-clave.ts';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { type Db, openDatabase } from './platform/database.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';

const harness = await testApp();
const { app, db, as } = harness;

type Page = {
  rows: { id: string; nombre: string; actualizado: string; estado: string }[];
  cursor: string | null;
  hayMas: boolean;
};

const headers = await as('admin');

async function get<T = Page>(url: string): Promise<T> {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const insert = async (into: Db, ...nombres: string[]) => {
  const values = nombres.map((nombre) => ({ id: randomUUID(), tipo: 'empresa' as const, nombre }));
  await into.insertInto('cliente').values(values).execute();
  return values.map(({ id }) => id);
};

const begun = async () => {
  const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db);
  return rows[0]!.at;
};

/** Reads on from a place until there is no more. */
async function readAll(from: string, limit = 3) {
  const rows: Page['rows'] = [];
  let page = await get(`/v1/clientes?${from}&limit=${limit}`);
  for (;;) {
    rows.push(...page.rows);
    if (!page.hayMas) return { rows, cursor: page.cursor };
    page = await get(`/v1/clientes?cursor=${page.cursor}&limit=${limit}`);
  }
}

test('the changes of a list come in the order in which rows were written, each once, deleted ones too', async () => {
  const since = await begun();
  const ids = await insert(db, 'Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco');
  const first = await readAll(`actualizadoDesde=${since}`, 2);
  expect(first.rows.map(({ id }) => id)).toEqual([...ids].sort());
  const [changed, removed] = ids;
  await sql`update cliente set nombre = 'Uno bis' where id = ${changed}`.execute(db);
  await sql`update cliente set borrado_en = now() where id = ${removed}`.execute(db);
  const next = await readAll(`cursor=${first.cursor}`);
  expect(next.rows.map(({ id, nombre, estado }) => [id, nombre, estado])).toEqual([
    [changed, 'Uno bis', 'activo'],
    [removed, 'Dos', 'borrado'],
  ]);
  const quiet = await get(`/v1/clientes?cursor=${next.cursor}`);
  expect(quiet).toMatchObject({ rows: [], cursor: next.cursor, hayMas: false });
});

test('a row of a transaction that is still under way is told once it has ended, and none after it meanwhile', async () => {
  const since = await begun();
  const other = openDatabase(harness.url);
  const read = () => readAll(`actualizadoDesde=${since}`);
  const [late] = await other.transaction().execute(async (trx) => {
    const written = await insert(trx, 'Tardía');
    await insert(db, 'Temprana');
    expect((await read()).rows).toEqual([]);
    return written;
  });
  await other.destroy();
  expect((await read()).rows.map(({ id, nombre }) => [id === late, nombre])).toEqual([
    [true, 'Tardía'],
    [false, 'Temprana'],
  ]);
});

test('rows that change while they are read are told again with what they have become, and no other is lost', async () => {
  const since = await begun();
  const ids = await insert(db, ...'abcdefg');
  const seen: string[] = [];
  let page = await get(`/v1/clientes?actualizadoDesde=${since}&limit=2`);
  for (let turn = 0; ; turn++) {
    seen.push(...page.rows.map(({ id }) => id));
    if (!page.hayMas) break;
    // One that has been told and one that has not.
    if (turn === 0) {
      const both = [page.rows[0]!.id, [...ids].sort().at(-1)];
      await sql`update cliente set nombre = nombre || '!' where id = any(${both}::uuid[])`.execute(db);
    }
    page = await get(`/v1/clientes?cursor=${page.cursor}&limit=2`);
  }
  expect(new Set(seen)).toEqual(new Set(ids));
  expect(seen).toHaveLength(ids.length + 1);
});

test('a cursor of another list, and an instant that is none, are refused by name', async () => {
  await insert(db, 'Última');
  const { cursor } = await get('/v1/clientes?actualizadoDesde=2026-01-01');
  for (const [url, field] of [
    [`/v1/contratos?cursor=${cursor}`, 'cursor'],
    ['/v1/clientes?cursor=nada', 'cursor'],
    ['/v1/clientes?actualizadoDesde=ayer', 'actualizadoDesde'],
    ['/v1/clientes?actualizadoDesde=2026-13-45', 'actualizadoDesde'],
    ['/v1/documentos', 'entidad'],
  ] as const) {
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, Object.keys(answer.json().errors)], url).toEqual([400, [field]]);
  }
});

const LISTS = [
  'clientes',
  'puntos-suministro',
  'contratos',
  'propuestas',
  'tareas',
  'documentos',
  'liquidaciones',
];

test.each(LISTS)(
  'the list of %s answers what has changed, and a representative only what is theirs',
  async (list) => {
    for (const role of ['admin', 'comercial'] as const) {
      const answer = await app.inject({
        url: `/v1/${list}?actualizadoDesde=2026-01-01T00:00:00Z&limit=100`,
        headers: await as(role),
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const { rows } = answer.json<{ rows: { actualizado: string }[] }>();
      expect(rows.map(({ actualizado }) => actualizado)).toEqual(
        rows.map(({ actualizado }) => actualizado).sort(),
      );
    }
  },
);

test('what webhooks tell is read in order, by a key too, within what its account sees', async () => {
  const { alta, take } = await negocioDeContratos(harness);
  const since = await begun();
  const { id } = await alta();
  await take({ id }, 'enviar');
  type Told = Omit<Page, 'rows'> & { rows: { evento: string; datos: { contratoId: string } }[] };
  const { rows, cursor } = await get<Told>(`/v1/sucesos?desde=${since}`);
  expect(rows.map(({ evento, datos }) => [evento, datos.contratoId])).toEqual([['contrato.cambiado', id]]);
  expect((await get<Told>(`/v1/sucesos?cursor=${cursor}`)).rows).toEqual([]);
  const key = await claveDe(db, TEST_USERS.admin, ['sucesos:leer']);
  const byKey = await app.inject({
    url: `/v1/sucesos?desde=${since}`,
    headers: { authorization: `Bearer ${key}` },
  });
  expect(byKey.json().rows).toEqual(rows);
  await db.updateTable('cliente').set({ comercialId: null }).execute();
  await db.updateTable('contrato').set({ comercialId: null }).execute();
  const stranger = await app.inject({ url: `/v1/sucesos?desde=${since}`, headers: await as('comercial') });
  expect([stranger.statusCode, stranger.json().rows]).toEqual([200, []]);
});

test('the database notes every write of what the lists show, whoever writes, and reads it in order by an index', async () => {
  const tables = [
    'cliente',
    'punto_suministro',
    'contrato',
    'propuesta',
    'tarea',
    'documento',
    'liquidacion',
  ];
  const { rows } = await sql<{ tabla: string }>`
    select c.relname as tabla from pg_class c
    where c.relname = any(${tables}) and exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'anotar_actualizado' and t.tgenabled = 'O'
    ) and exists (
      select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and a.attname = 'actualizado_en' and i.indpred is null
    ) and (select true from pg_attribute a where a.attrelid = c.oid and a.attname = 'actualizado_en' and a.attnotnull)
  `.execute(db);
  expect(rows.map(({ tabla }) => tabla).sort()).toEqual([...tables].sort());
  const since = await begun();
  await sql`update punto_suministro set municipio = 'Getafe', actualizado_en = '2020-01-01'`.execute(db);
  const answer = await app.inject({
    url: `/v1/puntos-suministro?actualizadoDesde=${since}&limit=1`,
    headers,
  });
  const { rows: changed, hayMas } = answer.json();
  expect([changed[0].municipio, hayMas]).toEqual(['Getafe', true]);
});

test('a settlement changes with its lines, and a proposal with its visits', async () => {
  const { rows } = await sql<{ tabla: string; name: string }>`
    select tgrelid::regclass::text as tabla, tgname as name from pg_trigger
    where tgname in ('anotar_propuesta', 'anotar_liquidacion') order by 1
  `.execute(db);
  expect(rows.map(({ tabla }) => tabla)).toEqual([
    'liquidacion_linea',
    'propuesta_apertura',
    'propuesta_version',
  ]);
});
