import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, carteraDePrueba } from '../cartera/test-cartera.ts';

const harness = await testApp();
const { app, db, as } = harness;
const ids = await carteraDePrueba(db);
const url = '/v1/ajustes/exportacion-completa';

async function partsOf(zip: Buffer): Promise<Record<string, string>> {
  const read = await fromBufferPromise(zip);
  const parts: Record<string, string> = {};
  for await (const entry of read.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await read.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return parts;
}

const rowsOf = (csv: string | undefined) => (csv ?? '').trim().split('\r\n').slice(1);

test('the export of everything has each list, the consumption, the documents and the log, and is audited', async () => {
  await sql`insert into consumo (cups, desde, hasta, fuente, activa_kwh, reactiva_kvarh, maximetro_kw)
    values (${CUPS.taller}, '2026-01-01', '2026-01-31', 'manual', '{1.5,2}', '{}', '{}')`.execute(db);
  const files = harness.files;
  const documento = async (nombre: string, sha256: Buffer) =>
    db
      .insertInto('documento')
      .values({
        entidad: 'cliente',
        entidadId: ids.panaderia,
        tipo: 'dni',
        nombre,
        formato: 'txt',
        bytes: 4,
        sha256,
        usuarioId: null,
      })
      .execute();
  const kept = await db.transaction().execute((trx) => files.put(trx, Buffer.from('hola')));
  await documento('DNI.txt', kept.sha256);
  const gone = await db.transaction().execute((trx) => files.put(trx, Buffer.from('se fue')));
  await documento('DNI.txt', gone.sha256);
  await sql`delete from fichero_trozo where sha256 = ${gone.sha256}`.execute(db);
  const answer = await app.inject({ url, headers: await as('admin') });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const parts = await partsOf(answer.rawPayload);
  const lists = app.endpoints.filter(({ path }) => path.endsWith('/exportacion')).length;
  expect(Object.keys(parts).filter((name) => name.startsWith('datos/'))).toHaveLength(lists + 1);
  const { rows: counted } = await sql<{
    n: number;
  }>`select count(*) as n from cliente where borrado_en is null`.execute(db);
  expect(rowsOf(parts['datos/clientes.csv'])).toHaveLength(counted[0]!.n);
  expect(rowsOf(parts['datos/consumos.csv'])).toEqual([
    `${CUPS.taller};01/01/2026;31/01/2026;manual;1,5;2;;;;;;;;;;`,
  ]);
  const documents = Object.entries(parts).filter(([name]) => /DNI\.txt$/.test(name));
  expect(documents.map(([, text]) => text).sort()).toEqual(['', 'hola']);
  expect(parts['documentos/NO-DISPONIBLES.txt']).toMatch(/^documentos\/cliente\/.+DNI\.txt\n$/);
  expect(parts['datos/auditoria.csv']).toMatch(/exporta/i);
  const log = await db.selectFrom('auditoria').selectAll().where('entidadId', '=', 'todo').execute();
  expect(log).toMatchObject([{ accion: 'exportar', despues: { nombre: expect.stringMatching(/\.zip$/) } }]);
});

test('whoever leaves stops the export of everything, and no statement stays behind', async () => {
  await sql`insert into cliente (tipo, nombre) select 'empresa', 'Cliente ' || n from generate_series(1, 5000) n`.execute(
    db,
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(`${address}${url}`, { headers: await as('admin'), signal: leaving.signal });
  await answer.body!.getReader().read();
  leaving.abort();
  app.server.closeAllConnections();
  await vi.waitFor(async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db);
    expect(rows[0]!.n).toBe(0);
  }, 10_000);
  // Three at once are allowed: were one still held, the fourth would be refused.
  for (let time = 0; time < 4; time++) {
    expect(
      (await app.inject({ url: '/v1/clientes/exportacion?formato=csv', headers: await as('admin') }))
        .statusCode,
    ).toBe(200);
  }
});

test('nobody but an administrator takes everything', async () => {
  for (const role of ['comercial', 'cliente'] as const) {
    expect((await app.inject({ url, headers: await as(role) })).statusCode).toBe(403);
  }
});
