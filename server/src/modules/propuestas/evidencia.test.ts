import { createHash, createPublicKey, verify } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { ACEPTACION, casaDePrueba } from './test-propuesta.ts';

const harness = await testApp();
const { app, db, mails } = harness;
const { enviada, publico } = await casaDePrueba(harness);

async function accept(token: string, change: object = {}) {
  await publico('POST', token, '/codigo', { via: 'correo' });
  const codigo = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0];
  return publico('POST', token, '/aceptar', { ...ACEPTACION, codigo, ...change });
}

const check = async (path: string) => {
  const answer = await app.inject({ url: `/v1/publico/evidencias/${path}` });
  return { status: answer.statusCode, body: answer.json() };
};

describe('the evidence of an acceptance', () => {
  let id: string;
  let paper: Buffer;

  beforeAll(async () => {
    const { token } = await enviada();
    const { body } = await accept(token);
    id = body.respuesta.evidencia;
    paper = (await publico('GET', token, '/evidencia')).answer.rawPayload;
  });

  test('says who signed and in what capacity, what they read, when and from where', async () => {
    const document = await getDocument({ data: new Uint8Array(paper), verbosity: 0 }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
    for (const part of ['Marta Ñíguez', '87654321X', 'A58818501', 'Administrador', '127.0.0.1', 'UTC', id]) {
      expect(text).toContain(part);
    }
  });

  test('is found by its identifier and by its file, and its seal checks with the public key alone', async () => {
    const { body } = await check(id);
    expect(body).toMatchObject({
      id,
      valida: true,
      firmante: 'M••• Ñ•••',
      calidad: 'administrador',
      codigoComprobado: true,
    });
    const sha256 = createHash('sha256').update(paper).digest('hex');
    expect(body.evidenciaSha256).toBe(sha256);
    expect((await check(`por-huella/${sha256}`)).body).toEqual(body);
    expect((await check(`por-huella/${'0'.repeat(64)}`)).status).toBe(404);
    const { contenido } = await db
      .selectFrom('evidencia')
      .select('contenido')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const key = createPublicKey({
      key: Buffer.from(body.clavePublica, 'base64'),
      type: 'spki',
      format: 'der',
    });
    expect(verify(null, Buffer.from(contenido), key, Buffer.from(body.sello, 'base64'))).toBe(true);
  });

  test('tells neither the name nor the number of who signed to whoever only has its identifier', async () => {
    const { body } = await check(id);
    expect(JSON.stringify(body)).not.toMatch(/Marta|Ñíguez|87654321X|A58818501|127\.0\.0\.1/);
  });

  test('is not valid once a single fact of it has changed', async () => {
    const { contenido } = await db
      .selectFrom('evidencia')
      .select('contenido')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('evidencia')
      .set({ contenido: contenido.replace('87654321X', '00000000T') })
      .where('id', '=', id)
      .execute();
    expect((await check(id)).body.valida).toBe(false);
    await db.updateTable('evidencia').set({ contenido }).where('id', '=', id).execute();
    expect((await check(id)).body.valida).toBe(true);
  });

  test('is named in the copy that the client gets by mail', async () => {
    const copies = await db.selectFrom('correo').select('texto').where('motivo', '=', 'copia').execute();
    expect(copies.map(({ texto }) => texto)).toEqual([
      expect.stringContaining(`https://vatio.example/comprobar/${id}`),
    ]);
  });
});

test.each([
  ['the number of a company', { dni: 'A58818501' }, 'dni'],
  ['no number of their own', { dni: undefined }, 'dni'],
  ['a wrong number', { dni: '12345678A' }, 'dni'],
  ['a company for itself', { calidad: 'titular' }, 'calidad'],
])('an acceptance is refused with %s', async (_, change, field) => {
  const { token } = await enviada();
  const { status, body } = await accept(token, change);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});
