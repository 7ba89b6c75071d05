import { expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { attemptMail } from '../../platform/outbox/attempt.ts';
import { testSmtp } from '../../platform/outbox/test-smtp.ts';
import { testApp } from '../../platform/test-app.ts';
import { ACEPTACION, casaDePrueba, EMAIL } from './test-propuesta.ts';

const smtp = await testSmtp();
const mail = openMail({ smtpUrl: smtp.url, mailFrom: 'vatio@example.com', demo: false });
const harness = await testApp({ mail });
const { analisis, enviada, publico } = await casaDePrueba(harness);
const REPRESENTANTE = 'jefa@vatio.example';

/** What has reached somebody since the last time. */
async function recibidos() {
  while (await attemptMail(harness.db, mail));
  return smtp.taken.splice(0).map(({ to, text }) => ({ to, text }));
}

/** As the client reads it, in the mail that has just come. */
async function codigoDe(token: string): Promise<string | undefined> {
  await recibidos();
  await publico('POST', token, '/codigo');
  const [correo] = await recibidos();
  return /Tu c[^ ]+digo es (\d{6})/.exec(correo?.text ?? '')?.[1];
}

test('each of two proposals is accepted with the code of its own mail', async () => {
  const analizados = [await analisis(), await analisis()];
  for (const uno of analizados) {
    const { token } = await enviada([uno]);
    const codigo = await codigoDe(token);
    expect((await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo })).status).toBe(200);
  }
  await recibidos();
});

test('an acceptance is told to the representative and copied to the client with its PDF, once each', async () => {
  const { token, codigo } = await enviada();
  const respuesta = { ...ACEPTACION, codigo: await codigoDe(token) };
  const intentos = await Promise.all([1, 2, 3].map(() => publico('POST', token, '/aceptar', respuesta)));
  expect(intentos.filter(({ status }) => status === 200)).toHaveLength(1);
  const correos = await recibidos();
  expect(correos.map(({ to }) => to).sort()).toEqual([EMAIL, REPRESENTANTE].sort());
  const copia = correos.find(({ to }) => to === EMAIL);
  expect(copia?.text).toContain('application/pdf');
  expect(copia?.text).toContain(codigo);
});

test('a proposal turned down is told to the representative alone, once, with the reason', async () => {
  const { token } = await enviada();
  await recibidos();
  await publico('POST', token, '/rechazar', { motivo: 'Sale caro' });
  expect((await publico('POST', token, '/rechazar', { motivo: 'Otra vez' })).status).toBe(409);
  const correos = await recibidos();
  expect(correos.map(({ to }) => to)).toEqual([REPRESENTANTE]);
  expect(correos[0]?.text).toContain('Sale caro');
});
