import { expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { attemptMail } from '../../platform/outbox/attempt.ts';
import { readMail, testSmtp } from '../../platform/outbox/test-smtp.ts';
import { testApp } from '../../platform/test-app.ts';
import { ACEPTACION, casaDePrueba, EMAIL } from './test-propuesta.ts';

const smtp = await testSmtp();
const mail = openMail({ smtpUrl: smtp.url, mailFrom: 'vatio@example.com', demo: false });
const harness = await testApp({ mail });
const { analisis, clienteId, enviada, publico } = await casaDePrueba(harness);
const REPRESENTANTE = 'jefa@vatio.example';

/** Returns the mails that arrived since the last call. */
async function recibidos() {
  while (await attemptMail(harness.db, mail));
  return smtp.taken.splice(0).map(({ to, text }) => ({ to, text }));
}

/** Returns the code in the latest mail, as the client reads it. */
async function codigoDe(token: string): Promise<string | undefined> {
  await recibidos();
  await publico('POST', token, '/codigo', { via: 'correo' });
  const [correo] = await recibidos();
  return /Tu c[^ ]+digo es (\d{6})/.exec(correo?.text ?? '')?.[1];
}

test('each of two proposals is accepted with the code of its own mail', async () => {
  const analizados = [await analisis(), await analisis()];
  for (const analizado of analizados) {
    const { token } = await enviada([analizado]);
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

test('the mail of a proposal has a text and an HTML part, with the name of the client escaped', async () => {
  const nombre = '<b>Panadería</b> & "Hijos"';
  await harness.db.updateTable('cliente').set({ nombre }).where('id', '=', clienteId).execute();
  const { token } = await enviada([await analisis()]);
  const correo = (await recibidos()).find(({ to }) => to === EMAIL)?.text ?? '';
  const leidas = readMail(correo);
  expect(leidas.plain).toContain(`Hola, ${nombre}:`);
  expect(leidas.html).toContain('Hola, &lt;b&gt;Panadería&lt;/b&gt; &amp; &quot;Hijos&quot;:');
  for (const parte of ['plain', 'html'] as const) expect(leidas[parte], parte).toContain(`/p/${token}`);
  expect(leidas.html).toContain('Ver la propuesta');
});
