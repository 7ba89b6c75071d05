import { auth } from '@vatio/contract/endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { createAdmin } from './create-admin.ts';
import { Cleanup } from './platform/cleanup.ts';
import { openDatabase } from './platform/database.ts';
import { testDatabase } from './platform/test-database.ts';
import { testFolder, testProcess } from './platform/test-process.ts';

const database = await testDatabase();
const db = openDatabase(database.url);
const env = { DATABASE_URL: database.url, VATIO_DATA: testFolder() };
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const admin = (args: string[], password = '') => testProcess(env, 'admin.ts', args, password).ended;

describe('npm run admin -- create', () => {
  const account = ['create', '--email', 'jefa@empresa.es', '--name', 'La Jefa', '--password-stdin'];

  test('makes an administrator who can sign in', async () => {
    expect(await admin(account, 'una clave larga\n')).toEqual({
      code: 0,
      stdout: 'Creado el administrador jefa@empresa.es (usuario jefa)\n',
      stderr: '',
    });
    const vatio = testProcess({ ...env, PORT: '0' });
    const line = await vatio.started;
    expect(line).toMatch(/^Vatio: http:\/\/localhost:\d+$/);
    const answer = await fetch(`${line.replace('Vatio: ', '')}${auth.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'jefa@empresa.es', password: 'una clave larga' }),
    });
    expect(auth.sessionSchema.parse(await answer.json()).userData).toMatchObject({
      fullName: 'La Jefa',
      role: 'admin',
    });
    vatio.signal('SIGTERM');
    await vatio.ended;
  });

  test('refuses what is taken or wrong, and says so', async () => {
    const again = await admin(account, 'una clave larga\n');
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--email: This email is already in use.'),
    });
    const short = await admin(account, 'corta\n');
    expect(short).toMatchObject({ code: 1, stderr: 'Contraseña: Al menos 10 caracteres\n' });
  });

  test('says how it is used, and that it needs a password', async () => {
    const attempt = (args: string[]) => createAdmin(args, new Cleanup());
    for (const args of [[], ['create', '--email', 'x@y.es'], [...account, '--rol', 'x'], account.slice(1)]) {
      await expect(attempt(args)).rejects.toThrow('Uso: npm run admin');
    }
    await expect(attempt(account.slice(0, -1))).rejects.toThrow('pásala con --password-stdin');
  });
});
