import { expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { testApp } from '../../platform/test-app.ts';
import { ACEPTACION, casaDePrueba, EMAIL } from './test-propuesta.ts';

// Without a mail server no code is asked for on accepting, and mails wait where the test can read them.
const mail = openMail({ smtpUrl: undefined, mailFrom: '', demo: false });
const harness = await testApp({ mail });
const { call, enviada, publico } = await casaDePrueba(harness);

test('the contract of an accepted proposal is mailed to its client with the way to the page of the proposal', async () => {
  const { token, id } = await enviada();
  expect((await publico('POST', token, '/aceptar', ACEPTACION)).status).toBe(200);
  const { body } = await call('GET', `/v1/contratos?propuesta=${id}`);
  expect(body.count).toBe(1);
  const { id: contrato, version } = body.rows[0];
  const url = `/v1/contratos/${contrato}/acciones`;
  const sent = await call('POST', url, { accion: 'enviar-por-correo', version });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const correos = await harness.db
    .selectFrom('correo')
    .selectAll()
    .where('entidadId', '=', contrato)
    .execute();
  expect(correos).toMatchObject([{ motivo: 'contrato', destinatario: EMAIL }]);
  expect(correos[0]?.texto).toContain(`https://vatio.example/p/${token}`);
  expect((await publico('GET', token)).status).toBe(200);
});
