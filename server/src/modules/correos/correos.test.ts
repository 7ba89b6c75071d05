import { expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { testSmtp } from '../../platform/outbox/test-smtp.ts';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { casaDePrueba } from '../propuestas/test-propuesta.ts';

const smtp = await testSmtp();
const mail = openMail({ smtpUrl: smtp.url, mailFrom: 'vatio@example.com', demo: false });
const harness = await testApp({ mail });
const { borrador, call } = await casaDePrueba(harness);

test('a proposal says how its mail stands, and sends it again', async () => {
  smtp.mind.refuse = { at: 'recipient', code: 550 };
  const { id, version } = await borrador();
  const { body: enviada } = await call('POST', `/v1/propuestas/${id}/enviar`, { version });
  expect([enviada.correo, enviada.propuesta.estado]).toEqual(['no-entregado', 'enviada']);
  const suyos = `/v1/correos?entidad=propuesta&entidadId=${id}`;
  const { body } = await call('GET', suyos);
  expect(body).toMatchObject({
    count: 1,
    rows: [{ estado: 'no-entregado', destinatario: 'hola@panaderia.example', acciones: ['reintentar'] }],
  });
  expect(JSON.stringify(body)).not.toContain(enviada.enlace);
  smtp.mind.refuse = undefined;
  const reintento = await call('POST', `/v1/correos/${body.rows[0].id}/reintentar`);
  expect(reintento.body).toMatchObject({ estado: 'enviado', acciones: [], error: null });
  expect(smtp.taken.map(({ messageId }) => messageId)).toEqual([body.rows[0].id]);
  const otra = await call('POST', `/v1/correos/${body.rows[0].id}/reintentar`);
  expect([otra.status, otra.body.code]).toEqual([409, 'correo-no-reintentable']);
});

test('only administrators see the mails about accounts, and the list of all mails', async () => {
  const id = await insertCorreo(harness.db, {
    motivo: 'recuperacion',
    entidad: 'usuario',
    entidadId: TEST_USERS.cliente.id,
    destinatario: 'cliente@prueba.es',
    asunto: 'Cambia tu contraseña de Vatio',
    texto: 'x',
  });
  const deCuenta = `/v1/correos?entidad=usuario&entidadId=${TEST_USERS.cliente.id}`;
  expect((await call('GET', deCuenta)).status).toBe(404);
  expect((await call('POST', `/v1/correos/${id}/reintentar`)).status).toBe(404);
  expect((await call('GET', deCuenta, undefined, 'admin')).body.rows[0]).toMatchObject({ estado: 'en-cola' });
  expect((await call('GET', '/v1/correos?estado=enviado', undefined, 'admin')).body.count).toBe(1);
});
