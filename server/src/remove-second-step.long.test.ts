import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Cleanup } from './platform/cleanup.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { testFolder, testProcess } from './platform/test-process.ts';
import { removeSecondStep } from './remove-second-step.ts';

const { app, as, db, url } = await testApp();
const { id: usuarioId } = TEST_USERS.admin;
const email = 'admin@prueba.es';
const env = { DATABASE_URL: url, VATIO_DATA: testFolder(), VATIO_URL: 'https://vatio.example' };

const run = (...args: string[]) => testProcess(env, 'admin.ts', ['remove-second-step', ...args]).ended;

describe('npm run admin -- remove-second-step', () => {
  test('takes the second step and its codes away, ends the sessions, writes it down and tells the owner', async () => {
    await db
      .insertInto('segundoPaso')
      .values({ usuarioId, secreto: randomBytes(60), sal: randomBytes(16) })
      .execute();
    await db
      .insertInto('codigoRecuperacion')
      .values({ usuarioId, hash: randomBytes(32) })
      .execute();
    const headers = await as('admin');
    expect((await app.inject({ url: '/v1/cuenta/sesiones', headers })).statusCode).toBe(200);

    // The case of the letters of an e-mail does not matter.
    expect(await run('--email', 'ADMIN@prueba.es')).toEqual({
      code: 0,
      stdout: `Quitada la verificación en dos pasos de ${email}: entra con su contraseña, y se le avisa por correo\n`,
      stderr: '',
    });

    expect(await db.selectFrom('segundoPaso').select('usuarioId').execute()).toEqual([]);
    expect(await db.selectFrom('codigoRecuperacion').select('usuarioId').execute()).toEqual([]);
    expect((await app.inject({ url: '/v1/cuenta/sesiones', headers })).statusCode).toBe(401);
    const audit = db.selectFrom('auditoria').select(['usuarioId', 'entidadId']);
    expect(await audit.where('accion', '=', 'quitar-segundo-paso').execute()).toEqual([
      { usuarioId: null, entidadId: usuarioId },
    ]);
    const mails = await db.selectFrom('correo').select(['destinatario', 'asunto', 'estado']).execute();
    expect(mails).toEqual([
      {
        destinatario: email,
        asunto: expect.stringContaining('Quien mantiene el servidor'),
        estado: 'en-cola',
      },
    ]);
  });

  test('says that there is none to take away, or no such account', async () => {
    expect(await run('--email', email)).toEqual({
      code: 1,
      stdout: '',
      stderr: `La cuenta ${email} no tiene verificación en dos pasos\n`,
    });
    expect(await run('--email', 'nadie@prueba.es')).toMatchObject({
      code: 1,
      stderr: 'No hay ninguna cuenta con el correo nadie@prueba.es\n',
    });
  });

  test.each([[[]], [['--email']], [['--email', '']], [['--correo', email]], [[email]]])(
    'says how it is used for %j',
    async (args) => {
      await expect(removeSecondStep(args, new Cleanup())).rejects.toThrow('Uso: npm run admin');
    },
  );
});
