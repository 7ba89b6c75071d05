import { correosDeMuestra } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';

const { app, as, mails } = await testApp();
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const answer = await app.inject({ method, url, headers: await as('admin'), ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const { body: brand } = await call('POST', '/v1/ajustes/marcas', { nombre: 'Luz & Clara' });
const { version } = brand;
await call('PATCH', `/v1/ajustes/marcas/${brand.id}`, {
  version,
  colorPrincipal: '#7a1f5c',
  remitenteNombre: 'Luz Clara',
  remitenteEmail: 'hola@luzclara.example',
});
const addressOf = (cual: string) => `/v1/ajustes/marcas/${brand.id}/correos/${cual}`;

describe('the mails of a brand', () => {
  test.each(correosDeMuestra.CUALES)(
    'the mail «%s» is shown with the look and the sender of the brand',
    async (cual) => {
      const { status, body } = await call('GET', addressOf(cual));
      expect(status).toBe(200);
      expect(body.remitente).toBe('Luz Clara <hola@luzclara.example>');
      expect(body.asunto).not.toMatch(/undefined|null|\[object/);
      expect(body.texto).not.toMatch(/undefined|null|NaN|\[object/);
      expect(body.html).toContain('#7a1f5c');
      expect(body.html).toContain('Luz &amp; Clara');
      expect(body.html).not.toContain('<script');
    },
  );

  test('the logo of the brand stands in the page that shows the mail', async () => {
    const content = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="fichero"; filename="a.png"\r\n\r\n'),
      PIXEL,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { ...(await as('admin')), 'content-type': 'multipart/form-data; boundary=x' };
    const url = `/v1/ajustes/marcas/${brand.id}/logo`;
    const uploaded = await app.inject({ method: 'PUT', url, headers, payload: content });
    expect(uploaded.statusCode).toBe(200);
    const { body } = await call('GET', addressOf('invitacion'));
    expect(body.html).toContain('src="data:image/png;base64,');
    expect(body.html).not.toContain('cid:');
  });

  test('a mail that does not exist, or of a brand that does not, is not found', async () => {
    expect((await call('GET', addressOf('nada'))).status).toBe(400);
    const nobody = '/v1/ajustes/marcas/00000000-0000-4000-8000-000000000000/correos/codigo';
    expect((await call('GET', nobody)).status).toBe(404);
    expect((await call('POST', nobody)).status).toBe(404);
  });

  test('a test goes to whoever asks for it, under the brand, and no more than ten times an hour', async () => {
    const first = await call('POST', addressOf('codigo'));
    expect(first).toMatchObject({
      status: 200,
      body: { destinatario: 'admin@prueba.es', estado: 'enviado' },
    });
    expect(mails.at(-1)).toMatchObject({
      to: 'admin@prueba.es',
      from: { name: 'Luz Clara', address: 'hola@luzclara.example' },
      subject: expect.stringMatching(/^Prueba: 482913 es tu código/),
    });
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push((await call('POST', addressOf('codigo'))).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
