import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../test-app.ts';
import { testFolder, testProcess } from '../test-process.ts';
import { insertCorreo } from './outbox.repository.ts';
import { AT_ONCE } from './sender.ts';
import { testSmtp } from './test-smtp.ts';

const CORREOS = 30;

const { db, url } = await testApp();
const smtp = await testSmtp();
const env = {
  DATABASE_URL: url,
  VATIO_DATA: testFolder(),
  VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
  PORT: '0',
  VATIO_SMTP_URL: smtp.url,
};

async function hasta(condicion: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condicion())) await sleep(2);
}

const cuantos = async (estado: 'en-cola' | 'enviado' | 'sin-confirmar') =>
  (await db.selectFrom('correo').select('id').where('estado', '=', estado).execute()).length;

test('kill -9 of the sender: every mail is accepted once, or is there for a person to look at', {
  timeout: 240_000,
}, async () => {
  for (let i = 0; i < CORREOS; i++) {
    await insertCorreo(db, {
      motivo: 'propuesta',
      entidad: 'propuesta',
      entidadId: 'p1',
      destinatario: 'ana@example.com',
      asunto: `n.º ${i}`,
      texto: 'Hola',
    });
  }
  const primero = testProcess(env);
  await primero.started;
  await hasta(() => smtp.taken.length >= 5);
  // The server receives the next mails whole and then answers nothing, until as many hang as are sent at once.
  smtp.mind.hold = new Promise(() => undefined);
  await hasta(async () => {
    const enviados = await cuantos('enviado');
    const entregas = await db.selectFrom('correoEntrega').select('intento').execute();
    return enviados === smtp.taken.length && entregas.length === enviados + AT_ONCE;
  });
  primero.signal('SIGKILL');
  await primero.ended;
  smtp.mind.hold = undefined;

  const segundo = testProcess(env);
  await segundo.started;
  await hasta(async () => (await cuantos('en-cola')) === 0);
  segundo.signal('SIGTERM');
  expect(await segundo.ended).toMatchObject({ code: 0 });
  const ids = smtp.taken.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await cuantos('sin-confirmar')).toBe(AT_ONCE);
  expect([await cuantos('enviado'), ids.length]).toEqual([CORREOS - AT_ONCE, CORREOS - AT_ONCE]);
});
