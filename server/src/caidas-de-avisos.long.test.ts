import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeElecciones } from './modules/avisos/preferencias.repository.ts';
import { withConnection } from './platform/database.ts';
import { testSmtp } from './platform/outbox/test-smtp.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { testProcess } from './platform/test-process.ts';

const PATIENCE = { timeout: 30_000 };

const { db, url } = await testApp();
const smtp = await testSmtp();
const env = {
  DATABASE_URL: url,
  VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
  VATIO_SMTP_URL: smtp.url,
};

async function startTeller() {
  const teller = testProcess(env, 'test-deliverer.ts');
  await teller.started;
  return teller;
}

/** An import of the administrator ends, which they are told of. */
async function endImport(): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('importacion')
    .values({
      id,
      usuarioId: TEST_USERS.admin.id,
      nombre: `${id}.csv`,
      carpeta: null,
      ficheros: [],
      formatos: [],
      bytes: 1,
    })
    .execute();
  await db
    .updateTable('importacion')
    .set({ estado: 'terminada', terminadaEn: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}

/** How often the administrator was told of the import: by the bell, and by mails that are queued or sent. */
async function timesTold(id: string) {
  const { rows } = await sql<{ bell: number; mails: number; open: number }>`
    select (select count(*) from aviso a where a.suceso_id = s.id)::int as bell,
      (select count(*) from correo c where c.motivo = 'aviso' and c.asunto like '%' || ${id} || '%')::int as mails,
      (s.repartido_en is null)::int as open
    from suceso s where s.entidad_id = ${id}`.execute(db);
  return rows[0];
}

test('what nobody was told of when its teller died half-way is told once by the next', {
  timeout: 120_000,
}, async () => {
  const byBellAndMail = { evento: 'importacion-terminada', campana: true, correo: true } as const;
  await writeElecciones(db, TEST_USERS.admin.id, [byBellAndMail]);
  let id = '';
  await withConnection(url, async (holder) => {
    // The bell has been written, and the mail waits for this table.
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE correo IN SHARE MODE');
    const teller = await startTeller();
    id = await endImport();
    const waiting = async () =>
      (await holder.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'correo'::regclass"))
        .rowCount;
    await expect.poll(waiting, PATIENCE).toBeGreaterThan(0);
    teller.signal('SIGKILL');
    await teller.ended;
    await holder.query('COMMIT');
  });
  expect(await timesTold(id)).toEqual({ bell: 0, mails: 0, open: 1 });
  const next = await startTeller();
  await expect.poll(() => timesTold(id), PATIENCE).toEqual({ bell: 1, mails: 1, open: 0 });
  next.signal('SIGKILL');
});

test('of many events, each is told once although whoever tells them is killed again and again', {
  timeout: 180_000,
}, async () => {
  const events: string[] = [];
  for (let death = 0; death < 4; death++) {
    const teller = await startTeller();
    for (let n = 0; n < 25; n++) events.push(await endImport());
    const told = async () => (await timesTold(events.at(-25 + death * 6) ?? ''))?.open;
    await expect.poll(told, PATIENCE).toBe(0);
    teller.signal('SIGKILL');
    await teller.ended;
  }
  await startTeller();
  for (const id of events) {
    await expect.poll(() => timesTold(id), PATIENCE).toEqual({ bell: 1, mails: 1, open: 0 });
  }
});
