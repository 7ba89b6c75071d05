import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { auth, problemSchema } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './platform/database.ts';
import { processStart } from './platform/live-process.ts';
import { PROJECT_FOLDER } from './platform/project.ts';
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

/** What a start answers before it is ready, which is what its steps are asked from. */
async function expectWaiting(origin: string) {
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Vatio está arrancando');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const [path, method] of [
    ['/v1/salud', 'GET'],
    [auth.login.path, 'POST'],
    ['/v1/no-existe', 'GET'],
  ] as const) {
    const refused = await fetch(`${origin}${path}`, { method, headers: { accept: 'text/html' } });
    expect([refused.status, refused.headers.get('retry-after')], path).toEqual([503, '2']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(problemSchema.parse(await refused.json()).code).toBe('arrancando');
  }
  const alive = await fetch(`${origin}/v1/salud/vivo`);
  expect([alive.status, await alive.json()]).toEqual([200, expect.objectContaining({ estado: 'vivo' })]);
  const ready = await fetch(`${origin}/v1/salud/listo`);
  expect(ready.status).toBe(503);
  return z
    .object({ pasos: z.array(z.object({ nombre: z.string() }).loose()) })
    .parse(problemSchema.parse(await ready.json()).datos);
}

/** The configuration of a bundler that writes nothing before a file says that it may. */
const ONCE_ALLOWED = `
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const wait = async () => {
  while (!existsSync('allowed')) await sleep(20);
};
export default { plugins: [{ name: 'once-allowed', buildEnd: wait }] };
`;

/** A project with the server of this one, as its launcher made it, and a web of one page that is not built yet. */
function projectToBuild(config: string): { readonly folder: string; readonly program: string } {
  execFileSync(process.execPath, [join(PROJECT_FOLDER, 'server/launcher/prepare.js')], { stdio: 'ignore' });
  const folder = testFolder();
  const { folder: bundle } = z
    .object({ folder: z.string() })
    .parse(
      JSON.parse(readFileSync(join(PROJECT_FOLDER, 'server/dist/server.src.main.ts.latest.json'), 'utf8')),
    );
  for (const path of ['package.json', `server/dist/${bundle}`, 'server/migrations']) {
    cpSync(join(PROJECT_FOLDER, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Construida</title>');
  writeFileSync(join(folder, 'web/vite.config.ts'), config);
  return { folder, program: join(folder, 'server/dist', bundle, 'main.mjs') };
}

function postgresPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

describe('a start without a given database', { timeout: LIMIT_MS }, () => {
  const folder = testFolder();
  const env = { VATIO_DATA: folder, PORT: '0' };

  test('makes one, outlives kill -9 with nothing lost, and stops clean', async () => {
    const killed = testProcess(env);
    const [, origin = ''] = await killed.said(/(http:\S+) ya dice cómo va el arranque/);
    await expectWaiting(origin);
    const line = await killed.started;
    expect(killed.steps()).toEqual(
      expect.arrayContaining(
        ['Base de datos', 'Programa', 'Migraciones', 'Datos de demostración', 'Aplicación'].flatMap(
          (name) => [
            `· ${name}…`,
            expect.stringMatching(new RegExp(`^· ${name}: (\\d+ de \\d+, )?hecho en \\d+,\\d s$`)),
          ],
        ),
      ),
    );
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

describe('a start whose web has to be built', { timeout: LIMIT_MS }, () => {
  const projectWith = async (config: string) => {
    const database = await testDatabase();
    const { folder, program } = projectToBuild(config);
    const vatio = testProcess({ DATABASE_URL: database.url, PORT: '0', VATIO_WEB: '' }, program);
    return { vatio, folder, drop: () => database.drop() };
  };

  test('shows a page meanwhile, refuses calls, and goes over to the application with no connection refused', async () => {
    const { vatio, folder, drop } = await projectWith(ONCE_ALLOWED);
    const [, origin = ''] = await vatio.said(/(http:\S+) ya dice/);
    await vatio.said(/Aplicación|Migraciones: .*hecho/);
    const { pasos } = await expectWaiting(origin);
    expect(pasos).toContainEqual(
      expect.objectContaining({ nombre: 'Web', estado: 'en curso', avance: null }),
    );
    const answers = new Set<string>();
    const asked = (async () => {
      for (let status = 503; status === 503; ) {
        const answer = await fetch(origin, { headers: { accept: 'text/html' } });
        status = answer.status;
        answers.add(`${status} ${/<title>(.+)<\/title>/.exec(await answer.text())?.[1]}`);
      }
    })();
    writeFileSync(join(folder, 'web/allowed'), '');
    await asked;
    expect([...answers]).toEqual(['503 Vatio arranca', '200 Construida']);
    expect((await fetch(`${origin}/v1/salud/listo`)).status).toBe(200);
    expect(await vatio.started).toBe(`Vatio: ${origin}`);
    vatio.signal('SIGTERM');
    expect(await vatio.ended).toMatchObject({ code: 0, stderr: '' });
    await drop();
  });

  test('ends with the bundler when it is told to', async () => {
    const { vatio, drop } = await projectWith(ONCE_ALLOWED);
    await vatio.said(/Web: \d+,\d s/);
    vatio.signal('SIGTERM');
    expect(await vatio.ended).toEqual({ code: 0, stdout: '', stderr: '' });
    await drop();
  });

  test('says in one sentence that the build failed, and ends', async () => {
    const { vatio, drop } = await projectWith("throw new Error('falta una pieza')");
    const { code, stdout, stderr } = await vatio.ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Vatio no ha arrancado\. No se ha podido construir la web con «vite build»: .*falta una pieza\n$/,
    );
    await drop();
  });
});

describe('a start that cannot go on says why in one sentence when', { timeout: LIMIT_MS }, () => {
  const failure = async (env: Record<string, string>) => {
    const { code, stdout, stderr } = await testProcess({ VATIO_DATA: testFolder(), PORT: '0', ...env }).ended;
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
