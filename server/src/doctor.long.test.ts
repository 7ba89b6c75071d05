import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { examine } from './doctor-command.ts';
import { backupPath } from './platform/backup/kept-backups.ts';
import { type Config, readConfig } from './platform/config.ts';
import { withConnection } from './platform/database.ts';
import { examineNode, examineRoomOnDisk } from './platform/doctor/examine-machine.ts';
import { examineSettings } from './platform/doctor/examine-settings.ts';
import { type Finding, printFindings } from './platform/doctor/finding.ts';
import { insertCorreo } from './platform/outbox/outbox.repository.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { testDatabase } from './platform/test-database.ts';
import { testFolder, testProcess } from './platform/test-process.ts';

const { db, url, files } = await testApp();
const folder = testFolder();
const GOOD = {
  DATABASE_URL: url,
  VATIO_DATA: folder,
  VATIO_WEB: folder,
  VATIO_URL: 'https://vatio.example',
  VATIO_TRUST_PROXY: '127.0.0.1',
  VATIO_SMTP_URL: 'smtps://u:p@correo.example:465',
  VATIO_BACKUP_FOLDER: join(folder, 'copias-de-cada-dia'),
};
const config = readConfig(GOOD);
const finding = async (of: string, given: Config = config) =>
  (await examine(given, url)).find((finding) => finding.of === of);

describe('npm run doctor', () => {
  test('looks at a house without changing it, says what it finds and ends with 0 without failures', async () => {
    const { code, stdout, stderr } = await testProcess(GOOD, 'doctor.ts').ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^✓ Vatio +versión \d/);
    expect(stdout).toMatch(/✓ Esquema +al día, con \d+ migraciones/);
    expect(stdout).toMatch(/0 fallos, 1 aviso\n$/);
  });

  test('ends with 1 when something fails', async () => {
    await db
      .insertInto('fichero')
      .values({ sha256: Buffer.alloc(32, 7), bytes: 5, trozos: 1 })
      .execute();
    const { code, stdout } = await testProcess(GOOD, 'doctor.ts').ended;
    await db.deleteFrom('fichero').where('sha256', '=', Buffer.alloc(32, 7)).execute();
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ Documentos +0 sin sus bytes y 1 ficheros incompletos/);
  });

  test('takes no argument', async () => {
    expect(await testProcess(GOOD, 'doctor.ts', ['--todo']).ended).toMatchObject({
      code: 1,
      stderr: 'Uso: npm run doctor\n',
    });
  });
});

describe('the doctor finds', () => {
  test('a file that lost bytes, and none in files that are whole', async () => {
    const { sha256 } = await files.put(db, Buffer.from('%PDF-1.7 una factura'));
    expect(await finding('Documentos')).toMatchObject({ verdict: 'bien' });
    await db
      .updateTable('ficheroTrozo')
      .set({ datos: Buffer.from('%PDF') })
      .where('sha256', '=', sha256)
      .execute();
    expect(await finding('Documentos')).toMatchObject({ verdict: 'fallo' });
    await db.deleteFrom('fichero').where('sha256', '=', sha256).execute();
  });

  test('a schema that is behind, or of a newer Vatio, and looks no further', async () => {
    const last = await sql<{ nombre: string }>`
      DELETE FROM migracion WHERE nombre = (SELECT max(nombre) FROM migracion) RETURNING *`.execute(db);
    expect(await finding('Esquema')).toMatchObject({
      verdict: 'aviso',
      text: expect.stringContaining('faltan 1'),
    });
    await sql`INSERT INTO migracion ${sql.raw('(nombre, suma)')} VALUES ('9999-futura.sql', 'x')`.execute(db);
    expect(await finding('Esquema')).toMatchObject({ verdict: 'fallo' });
    expect(await finding('Documentos')).toBeUndefined();
    const [row] = last.rows as { nombre: string; suma: string }[];
    await sql`DELETE FROM migracion WHERE nombre = '9999-futura.sql'`.execute(db);
    await sql`INSERT INTO migracion (nombre, suma) VALUES (${row?.nombre}, ${row?.suma})`.execute(db);
    expect(await finding('Esquema')).toMatchObject({ verdict: 'bien' });
  });

  test('an empty database', async () => {
    const empty = await testDatabase({ empty: true });
    const found = await examine(readConfig({ ...GOOD, DATABASE_URL: empty.url }), empty.url);
    expect(found.find(({ of }) => of === 'Esquema')).toMatchObject({ verdict: 'aviso' });
    await empty.drop();
  });

  test('an index that was left half-made', async () => {
    await withConnection(url, async (client) => {
      await client.query('CREATE TABLE prueba (n int); INSERT INTO prueba VALUES (1), (1)');
      await client.query('CREATE UNIQUE INDEX CONCURRENTLY prueba_n ON prueba (n)').catch(() => undefined);
      expect(await finding('Índices')).toMatchObject({
        verdict: 'aviso',
        text: expect.stringContaining('prueba_n'),
      });
      await client.query('DROP TABLE prueba');
    });
    expect(await finding('Índices')).toMatchObject({ verdict: 'bien' });
  });

  test('a table full of rows that nobody sees any more', async () => {
    await withConnection(url, async (client) => {
      await client.query('CREATE TABLE prueba (n int) WITH (autovacuum_enabled = false)');
      await client.query('INSERT INTO prueba SELECT generate_series(1, 60000)');
      await client.query('DELETE FROM prueba');
      await client.query('SELECT pg_stat_force_next_flush()');
    });
    await expect
      .poll(() => finding('Filas muertas'))
      .toMatchObject({ verdict: 'aviso', text: expect.stringContaining('public.prueba') });
    await sql`DROP TABLE prueba`.execute(db);
  });

  test('backups that are missing or old', async () => {
    const of = 'Copias';
    const { VATIO_BACKUP_FOLDER: backups, ...without } = GOOD;
    expect(await finding(of, readConfig(without))).toMatchObject({ verdict: 'aviso' });
    expect(await finding(of)).toMatchObject({
      verdict: 'aviso',
      text: expect.stringContaining('ninguna todavía'),
    });
    mkdirSync(backups, { recursive: true });
    writeFileSync(backupPath(backups, 'vatio', new Date(Date.now() - 5 * 86_400_000)), '');
    expect(await finding(of)).toMatchObject({ verdict: 'fallo', text: expect.stringContaining('5 días') });
    writeFileSync(backupPath(backups), '');
    expect(await finding(of)).toMatchObject({ verdict: 'bien' });
  });

  test('mails that were given up', async () => {
    expect(await finding('Correos')).toMatchObject({ verdict: 'bien' });
    const id = await insertCorreo(db, {
      motivo: 'recuperacion',
      entidad: 'usuario',
      entidadId: TEST_USERS.admin.id,
      destinatario: 'nadie@example.com',
      asunto: 'Tu contraseña',
      texto: 'Hola',
    });
    await db
      .updateTable('correo')
      .set({ estado: 'no-entregado', texto: null })
      .where('id', '=', id)
      .execute();
    expect(await finding('Correos')).toMatchObject({ verdict: 'aviso', text: expect.stringMatching(/^1 /) });
  });

  test('how long the oldest of what waits has waited', async () => {
    expect(await finding('Cola')).toMatchObject({ verdict: 'bien', text: 'nada espera' });
    const id = await insertCorreo(db, {
      motivo: 'recuperacion',
      entidad: 'usuario',
      entidadId: TEST_USERS.admin.id,
      destinatario: 'nadie@example.com',
      asunto: 'Tu contraseña',
      texto: 'Hola',
      desde: new Date(Date.now() - 20 * 60_000),
    });
    expect(await finding('Cola')).toMatchObject({
      verdict: 'aviso',
      text: expect.stringContaining('esperan 1; lo más antiguo, de correos, desde hace 20 minutos'),
    });
    await db.deleteFrom('correo').where('id', '=', id).execute();
  });

  test.each<[number, Finding['verdict']]>([
    [0.5, 'fallo'],
    [3, 'aviso'],
    [80, 'bien'],
  ])('a disk with %s GB left', (gigabytes, verdict) => {
    expect(examineRoomOnDisk('Disco', gigabytes).verdict).toBe(verdict);
  });

  test.each<[string, Finding['verdict']]>([
    ['20.19.4', 'bien'],
    ['24.9.0', 'bien'],
    ['23.1.0', 'aviso'],
  ])('Node %s', (version, verdict) => {
    expect(examineNode(version).verdict).toBe(verdict);
  });
});

describe('the settings of a house', () => {
  const verdicts = (change: Record<string, string | undefined>, accounts: string[] = []) =>
    examineSettings(readConfig({ ...GOOD, ...change }), accounts).map(({ verdict }) => verdict);

  test.each([
    ['all of them said', {}, [], ['bien', 'bien', 'bien']],
    ['no public address', { VATIO_URL: undefined }, [], ['aviso', 'bien', 'bien']],
    ['an address without TLS', { VATIO_URL: 'http://vatio.example' }, [], ['aviso', 'bien', 'bien']],
    ['an address of this machine', { VATIO_URL: 'http://localhost:3000' }, [], ['bien', 'bien', 'bien']],
    ['a proxy that nobody names', { VATIO_TRUST_PROXY: undefined }, [], ['aviso', 'bien', 'bien']],
    ['no mail server', { VATIO_SMTP_URL: undefined }, [], ['bien', 'aviso', 'bien']],
    ['a mail server without TLS', { VATIO_SMTP_URL: 'smtp://correo.example' }, [], ['bien', 'aviso', 'bien']],
    ['demo accounts open to the world', {}, ['admin@demo.com'], ['bien', 'bien', 'fallo']],
    ['demo accounts at home', { VATIO_URL: undefined }, ['admin@demo.com'], ['aviso', 'bien', 'aviso']],
  ] as const)('with %s', (_, change, accounts, expected) => {
    expect(verdicts(change, [...accounts])).toEqual(expected);
  });
});

test('findings are printed in columns, with their sum', () => {
  const bien = { verdict: 'bien', of: 'Uno', text: 'a' } as const;
  expect(printFindings([bien])).toBe('✓ Uno  a\n\nTodo está bien');
  expect(printFindings([bien, { verdict: 'fallo', of: 'Segundo', text: 'b' }])).toBe(
    '✓ Uno      a\n✗ Segundo  b\n\n1 fallo, 0 avisos',
  );
});
