import type { ajustes } from '@vatio/contract/endpoints';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { casaDePrueba } from '../propuestas/test-propuesta.ts';

const harness = await testApp();
const { app, as, db, mails } = harness;
const casa = await casaDePrueba(harness);
const BRANDS = '/v1/ajustes/marcas';

async function call(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await app.inject({ method, url, headers: await as('admin'), ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json(), answer };
}

async function create(nombre: string): Promise<ajustes.Marca> {
  return (await call('POST', BRANDS, { nombre })).body;
}

async function upload(id: string, content: string | Buffer) {
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="fichero"; filename="a.bin"\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const headers = { ...(await as('admin')), 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({ method: 'PUT', url: `${BRANDS}/${id}/logo`, headers, payload: body });
  return { status: answer.statusCode, body: answer.json() };
}

async function textOf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await read.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

const COMPANY = {
  razonSocial: 'Luz Clara Energía',
  formaJuridica: 'S.L.',
  cif: 'B12345674',
  direccion: 'Calle Mayor, 1',
  codigoPostal: '28001',
  municipio: 'Madrid',
  contactoDatos: 'datos@luzclara.example',
  remitenteNombre: 'Luz Clara',
  remitenteEmail: 'hola@luzclara.example',
  colorPrincipal: '#7a1f5c',
};

describe('a brand', () => {
  test('is corrected with its company, and the identifiers are kept without blanks', async () => {
    const { id, version } = await create('Luz de prueba');
    const change = { version, ...COMPANY, cif: 'b-12345674', iban: 'ES91 2100 0418 4502 0005 1332' };
    const { body } = await call('PATCH', `${BRANDS}/${id}`, change);
    expect(body).toMatchObject({ ...COMPANY, iban: 'ES9121000418450200051332', version: version + 1 });
    const outdated = await call('PATCH', `${BRANDS}/${id}`, { version, municipio: 'Soria' });
    expect([outdated.status, outdated.body.code]).toEqual([409, 'version-antigua']);
  });

  test.each([
    ['cif', 'B12345678'],
    ['iban', 'ES9121000418450200051333'],
    ['colorPrincipal', '#ffd400'],
    ['colorAcento', 'red'],
    ['codigoPostal', '280'],
    ['remitenteEmail', 'hola'],
    ['remitenteNombre', 'a\r\nBcc: b@c.es'],
    ['validezDias', 0],
    ['territorio', 'madeira'],
  ])('refuses a wrong %s beside its field', async (field, value) => {
    const { id, version } = await create(`Con ${field}`);
    const { status, body } = await call('PATCH', `${BRANDS}/${id}`, { version, [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test('has a name that no other has, is removed and comes back; the default one stays', async () => {
    const { id } = await create('De quitar');
    expect((await call('POST', BRANDS, { nombre: 'de QUITAR' })).status).toBe(409);
    expect((await call('DELETE', `${BRANDS}/${id}`)).status).toBe(204);
    expect((await call('GET', `${BRANDS}/${id}`)).status).toBe(404);
    expect((await call('POST', `${BRANDS}/${id}/restaurar`)).body.nombre).toBe('De quitar');
    const { body } = await call('GET', BRANDS);
    const [first] = body.rows as ajustes.MarcaEnLista[];
    expect(first?.predeterminada).toBe(true);
    expect((await call('DELETE', `${BRANDS}/${first?.id}`)).body.code).toBe('marca-en-uso');
  });

  test('is not removed while somebody has it as their own', async () => {
    const { id } = await create('En uso');
    const assign = { entidad: 'cliente', id: casa.clienteId, marcaId: id };
    expect((await call('PUT', '/v1/ajustes/asignaciones', assign)).status).toBe(204);
    expect((await call('DELETE', `${BRANDS}/${id}`)).body.code).toBe('marca-en-uso');
    expect((await call('PUT', '/v1/ajustes/asignaciones', { ...assign, marcaId: null })).status).toBe(204);
    expect((await call('DELETE', `${BRANDS}/${id}`)).status).toBe(204);
    expect((await call('PUT', '/v1/ajustes/asignaciones', assign)).status).toBe(400);
  });

  test('keeps a logo that only draws, which anybody may then see in isolation', async () => {
    const { id } = await create('Con logo');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const { body } = await upload(id, drawing);
    expect(body.logo).toMatchObject({ tipo: 'image/svg+xml', bytes: drawing.length });
    const shown = await app.inject({ url: body.logo.url });
    expect([shown.body, shown.headers['content-type']]).toEqual([drawing, 'image/svg+xml']);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    const bad = await upload(id, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['fichero']]);
    expect((await call('DELETE', `${BRANDS}/${id}/logo`)).body.logo).toBe(null);
    expect((await app.inject({ url: body.logo.url })).statusCode).toBe(404);
  });

  test('keeps every wording of a text, and the same words are no new one', async () => {
    const { id } = await create('Con textos');
    const write = (texto: string) => call('POST', `${BRANDS}/${id}/textos`, { tipo: 'privacidad', texto });
    await write('Uno');
    await write('Dos');
    await write('Dos');
    const { body } = await call('GET', `${BRANDS}/${id}/textos/privacidad`);
    expect(body.rows.map(({ version }: ajustes.Texto) => version)).toEqual(['2', '1', '2026-11']);
  });

  test('on data is open to anybody on a page of the brand, the program’s until it writes its own, which may be long', async () => {
    const { id, version } = await create('Con privacidad');
    const read = (which = id) => app.inject({ url: `/v1/publico/marcas/${which}/privacidad` });
    const standard = (await read()).json();
    expect(standard).toMatchObject({ version: '2026-11', desde: null, marca: { contactoDatos: '' } });
    expect(standard.texto).toContain('Agencia Española de Protección de Datos');
    await call('PATCH', `${BRANDS}/${id}`, { version, ...COMPANY, contactoDatos: 'datos@luzclara.example' });
    const texto = 'Tus datos. '.repeat(500).trim();
    const write = (tipo: string) => call('POST', `${BRANDS}/${id}/textos`, { tipo, texto });
    expect((await write('proteccion-datos')).status).toBe(200);
    expect((await write('privacidad')).body.errors).toEqual({ texto: 'Como mucho 2.000 caracteres' });
    expect((await read()).json()).toMatchObject({
      texto,
      version: '1',
      desde: expect.any(String),
      marca: {
        contactoDatos: 'datos@luzclara.example',
        privacidad: `/privacidad/${id}`,
        emisor: expect.stringContaining(COMPANY.cif),
      },
    });
    for (const unknown of ['no-es', '00000000-0000-4000-8000-0000000000ff'])
      expect((await read(unknown)).statusCode).toBe(404);
  });
});

describe('what leaves the house', () => {
  test('goes out under the brand of its representative, and keeps what it said when it was sent', async () => {
    const { id, version } = await create('Luz Clara');
    await call('PATCH', `${BRANDS}/${id}`, { version, ...COMPANY, validezDias: 12 });
    await call('POST', `${BRANDS}/${id}/textos`, { tipo: 'oferta', texto: 'Acepto lo de Luz Clara.' });
    await call('POST', `${BRANDS}/${id}/textos`, { tipo: 'correo', texto: 'Saludos de Luz Clara.' });
    const { comercialId } = await db
      .selectFrom('cliente')
      .select('comercialId')
      .where('id', '=', casa.clienteId)
      .executeTakeFirstOrThrow();
    await call('PUT', '/v1/ajustes/asignaciones', { entidad: 'comercial', id: comercialId, marcaId: id });

    const sent = await casa.enviada();
    expect(sent.validezDias).toBe(12);
    const { answer } = await casa.call('GET', `/v1/propuestas/${sent.id}/pdf`);
    const printed = await textOf(answer.rawPayload);
    expect(printed).toContain('Luz Clara Energía, S.L. · NIF B12345674 · Calle Mayor, 1, 28001 Madrid');
    expect(printed).toContain('Hecho con Vatio.');

    await call('POST', `${BRANDS}/${id}/textos`, { tipo: 'oferta', texto: 'Otra redacción.' });
    const { body: page } = await casa.publico('GET', sent.token);
    expect(page.marca).toMatchObject({ nombre: 'Luz Clara', colorPrincipal: '#7a1f5c' });
    expect(page.consentimientos[0]).toMatchObject({ version: '1', texto: 'Acepto lo de Luz Clara.' });

    const mail = mails.at(-1);
    expect(mail?.from).toEqual({ name: 'Luz Clara', address: 'hola@luzclara.example' });
    expect(mail?.text).toContain('Saludos de Luz Clara.');
    expect(mail?.html).toContain('#7a1f5c');
  });

  test('a sample shows the brand, in the same bytes while nothing changes', async () => {
    const { body } = await call('GET', BRANDS);
    const brand = (body.rows as ajustes.MarcaEnLista[]).find(({ nombre }) => nombre === 'Luz Clara');
    const first = (await call('GET', `${BRANDS}/${brand?.id}`)).body as ajustes.Marca;
    const sample = await app.inject({ url: `${BRANDS}/${first.id}/muestra`, headers: await as('admin') });
    expect(await textOf(sample.rawPayload)).toContain('Así salen los documentos de esta marca');
  });
});
