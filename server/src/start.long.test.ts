import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { auth } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { processStart } from './platform/live-process.ts';
import { testDatabase } from './platform/test-database.ts';
import { gone, takenPort, testFolder, testProcess } from './platform/test-process.ts';

/** Each process first loads the whole server, which takes seconds on a busy machine. */
const LIMIT_MS = 120_000;

async function call(line: string, path: string, body: object) {
  const address = line.match(/http:\S+/)?.[0];
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, path).toBe(200);
  return auth.tokenPairSchema.parse(await answer.json());
}

function postgresPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

describe('a start without a given database', { timeout: LIMIT_MS }, () => {
  const folder = testFolder();
  const env = { VATIO_DATA: folder, PORT: '0' };

  test('makes one, outlives kill -9 with nothing lost, and stops clean', async () => {
    const killed = testProcess(env);
    const line = await killed.started;
    expect(line).toMatch(/^Vatio: http:\/\/localhost:\d+ \(demo: admin@demo.com \/ admin\)$/);
    const credentials = { email: 'admin@demo.com', password: 'admin' };
    const { refreshToken } = await call(line, auth.login.path, credentials);
    const postgres = postgresPid(folder);
    killed.signal('SIGKILL');
    await killed.ended;
    expect(processStart(postgres)).toBeDefined();

    const next = testProcess(env);
    const nextLine = await next.started;
    expect(postgresPid(folder)).toBe(postgres);
    await call(nextLine, auth.refresh.path, { refreshToken });

    const second = await testProcess(env).ended;
    expect(second).toEqual({
      code: 1,
      stdout: '',
      stderr: `Vatio no ha arrancado. Vatio ya está en marcha con la carpeta de datos ${folder} (proceso ${next.pid})\n`,
    });

    next.signal('SIGTERM');
    expect(await next.ended).toEqual({ code: 0, stdout: `${nextLine}\n`, stderr: '' });
    expect(await gone(postgres)).toBe(true);
    expect(existsSync(join(folder, 'vatio.lock'))).toBe(false);
  });

  test('keeps its data and its secrets to itself', () => {
    for (const name of ['secreto', 'postgres.clave', 'postgres.puerto']) {
      expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
    }
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  test('takes another port when its own is taken, and ends on Ctrl-C', async () => {
    const port = Number(readFileSync(join(folder, 'postgres.puerto'), 'utf8'));
    const intruder = createServer().listen(port, '127.0.0.1');
    const vatio = testProcess(env);
    await vatio.started;
    intruder.close();
    const postgres = postgresPid(folder);
    expect(Number(readFileSync(join(folder, 'postgres.puerto'), 'utf8'))).not.toBe(port);
    vatio.signal('SIGINT');
    vatio.signal('SIGINT');
    expect((await vatio.ended).code).toBe(0);
    expect(await gone(postgres)).toBe(true);
  });

  test('comes back when PostgreSQL and Vatio were both killed', async () => {
    const killed = testProcess(env);
    await killed.started;
    const postgres = postgresPid(folder);
    killed.signal('SIGKILL');
    process.kill(postgres, 'SIGKILL');
    await killed.ended;
    const next = testProcess(env);
    const line = await next.started;
    await call(line, auth.login.path, { email: 'client@demo.com', password: 'client' });
    next.signal('SIGTERM');
    expect((await next.ended).code).toBe(0);
  });
});

describe('a start that cannot go on says why in one sentence when', { timeout: LIMIT_MS }, () => {
  const failure = async (env: Record<string, string>) => {
    const { code, stdout, stderr } = await testProcess({ VATIO_DATA: testFolder(), ...env }).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr.trim();
  };

  test('the port is in use', async () => {
    const database = await testDatabase();
    const { port, release } = await takenPort();
    const sentence = await failure({ DATABASE_URL: database.url, PORT: String(port) });
    expect(sentence).toBe(
      `Vatio no ha arrancado. El puerto ${port} ya está en uso: libéralo o elige otro con PORT`,
    );
    release();
    await database.drop();
  });

  test('the data folder cannot be written to', async () => {
    for (const folder of ['/proc/vatio', join(testFolder(), 'index.html/datos')]) {
      const sentence = await failure({ VATIO_DATA: folder });
      expect(sentence).toContain(`No se puede escribir en la carpeta de datos ${folder}`);
    }
  });

  test('the database does not answer', async () => {
    const sentence = await failure({ DATABASE_URL: 'postgres://vatio:secreta@127.0.0.1:1/vatio' });
    expect(sentence).toContain('No se puede conectar con la base de datos en 127.0.0.1:1');
    expect(sentence).not.toContain('secreta');
  });

  test('a migration fails', async () => {
    const database = await testDatabase({ empty: true });
    const db = openDatabase(database.url);
    await db.schema.createTable('usuario').addColumn('ajena', 'integer').execute();
    await db.destroy();
    const sentence = await failure({ DATABASE_URL: database.url });
    expect(sentence).toMatch(
      /La migración 0001-usuarios-y-sesiones.sql ha fallado .*"usuario" already exists/,
    );
    await database.drop();
  });

  test('the configuration cannot be read', async () => {
    expect(await failure({ PORT: 'tres mil' })).toContain('Configuración no válida: PORT');
  });
});
