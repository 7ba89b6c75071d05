import { describe, expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { openSms } from '../../platform/sms/sms.ts';
import { testSms } from '../../platform/sms/test-sms.ts';
import { testApp } from '../../platform/test-app.ts';
import { ACEPTACION, casaDePrueba } from './test-propuesta.ts';

async function houseWith(sms: Parameters<typeof testApp>[0] & object, demo = false) {
  const mail = openMail({ smtpUrl: undefined, mailFrom: '', demo }, () => undefined);
  const harness = await testApp({ ...sms, mail });
  const { call, clienteId, enviada, publico } = await casaDePrueba(harness);
  const writeTelefono = (telefono: string | null) =>
    harness.db.updateTable('cliente').set({ telefono }).where('id', '=', clienteId).execute();
  await writeTelefono('600 100 200');
  const request = (token: string) => publico('POST', token, '/codigo', { via: 'movil' });
  const accept = (token: string, codigo?: string) =>
    publico('POST', token, '/aceptar', { ...ACEPTACION, codigo });
  return { call, clienteId, enviada, publico, writeTelefono, request, accept };
}

describe('without a mail server, a client', async () => {
  const service = await testSms();
  const { call, clienteId, enviada, publico, writeTelefono, request, accept } = await houseWith({
    sms: service.sms,
  });

  test('is not said to have a mail in the queue, neither of a proposal nor of a request for documents', async () => {
    const { id, correo } = await enviada();
    expect(correo).toBe('sin-servidor');
    const { body } = await call('GET', `/v1/correos?entidad=propuesta&entidadId=${id}`);
    expect(body.rows).toMatchObject([{ estado: 'sin-servidor', siguiente: null, acciones: [] }]);
    const pedido = { clienteId, papeles: ['factura'], email: 'hola@panaderia.example' };
    expect((await call('POST', '/v1/peticiones-de-documentos', pedido)).body.correo).toBe('sin-servidor');
  });

  test('with a mobile accepts with the code of an SMS', async () => {
    const { token } = await enviada();
    expect((await publico('GET', token)).body).toMatchObject({ needsCode: true, vias: [{ via: 'movil' }] });
    expect((await accept(token)).body.errors.codigo).toBe('Escribe el código que te hemos enviado');
    await request(token);
    expect((await accept(token, service.latestCode())).status).toBe(200);
  });

  test('is told to call when the SMS does not go, because there is no other way', async () => {
    const { token } = await enviada();
    service.answerWith((response) => response.writeHead(503).end());
    expect((await request(token)).body.title).toContain('llama a tu comercial');
  });

  test('without a mobile accepts without a code', async () => {
    await writeTelefono(null);
    const { token } = await enviada();
    expect((await publico('GET', token)).body).toMatchObject({ needsCode: false, vias: [] });
    expect((await request(token)).body.code).toBe('sin-codigo');
    expect((await accept(token)).status).toBe(200);
  });
});

describe('in a demo, the code of an SMS', async () => {
  const printed: string[] = [];
  const sms = openSms({ sms: undefined, demo: true }, (text) => printed.push(text));
  const { enviada, publico, request, accept } = await houseWith({ sms }, true);

  test('is printed, and proves the mobile when it is given', async () => {
    const { token } = await enviada();
    await request(token);
    expect(printed).toEqual([expect.stringMatching(/^SMS para \+34600100200: .*\d{6} es tu codigo/)]);
    expect((await accept(token, '-')).body.errors.codigo).toBe('No es el código que te hemos enviado');
    const { body } = await accept(token, /: (\d{6}) /.exec(printed[0] ?? '')?.[1]);
    expect(body.estado).toBe('aceptada');
  });

  test('is not waited for, because whoever tries it may not see where it is printed', async () => {
    const { token } = await enviada();
    expect((await publico('GET', token)).body).toMatchObject({ needsCode: false, vias: [{ via: 'movil' }] });
    expect((await accept(token)).status).toBe(200);
  });
});
