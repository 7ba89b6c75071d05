import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { type documentos, peticionesDeDocumentos } from '@vatio/contract/endpoints';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';
import { tellAll } from '../avisos/reparto.service.ts';
import { deliverDocumento } from './entrega.service.ts';

const BASE = '/v1/peticiones-de-documentos';
const { app, call, upload, db, files, ids, acciones } = await bancoDePrueba(BASE);
const PDF = new Blob(['%PDF-1.7\n1 0 obj']);
const PNG = new Blob([Buffer.from('89504e470d0a1a0a00', 'hex')]);

beforeEach(async () => {
  await db.deleteFrom('peticionDeDocumentos').execute();
  await db.deleteFrom('documento').execute();
  await db.deleteFrom('aviso').execute();
  await db.deleteFrom('correo').execute();
});

async function ask(changes: object = {}, quien: Quien = 'comercial') {
  const body = { clienteId: ids.panaderia, papeles: ['factura', 'identidad'], ...changes };
  const answer = await call(quien, 'POST', '', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { peticion, url, porCorreo } = peticionesDeDocumentos.create.response.parse(answer.body);
  return { peticion, porCorreo, url, token: url.split('/d/')[1] ?? '' };
}

const page = async (token: string) => {
  const { statusCode, body, headers } = await app.inject(`/v1/publico/peticiones-de-documentos/${token}`);
  return { status: statusCode, body: JSON.parse(body), headers };
};

async function deliver(token: string, papel: string, file: Blob = PDF, name = 'factura.pdf') {
  const form = new FormData();
  form.set('papel', papel);
  form.set('fichero', file, name);
  const body = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/publico/peticiones-de-documentos/${token}/ficheros`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const kept = () => db.selectFrom('documento').select(['entidad', 'entidadId', 'tipo', 'nombre']).execute();
const list = async () =>
  peticionesDeDocumentos.list.response.parse(
    (await call('comercial', 'GET', `?clienteId=${ids.panaderia}`)).body,
  ).rows;

describe('a link for documents', () => {
  test('is told once and kept as a hash, and names what is asked under the brand, without an account', async () => {
    const { peticion, url, token } = await ask({ nota: 'La de octubre vale' });
    expect(url).toMatch(/\/d\/[\w-]{43}$/);
    const stored = await db.selectFrom('peticionDeDocumentos').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify([stored, await list()])).not.toContain(token);
    const days = (Date.parse(peticion.caduca) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(peticionesDeDocumentos.DIAS);
    const { status, body, headers } = await page(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(peticionesDeDocumentos.get.response.parse(body)).toMatchObject({
      cliente: 'Panadería Ñandú, S.L.',
      comercial: { nombre: 'Comercial' },
      nota: 'La de octubre vale',
      papeles: [
        { papel: 'factura', recibidos: [] },
        { papel: 'identidad', recibidos: [] },
      ],
      quedan: peticionesDeDocumentos.MAX_FICHEROS,
    });
    expect(await acciones(ids.panaderia)).toContain('pedir-documentos');
  });

  test('ends when it is renewed, revoked or expired, and when the data of its client are blocked', async () => {
    const { peticion, token } = await ask();
    const again = await call('comercial', 'POST', `/${peticion.id}/renovar`, { dias: 3 });
    const renewed = peticionesDeDocumentos.renew.response.parse(again.body).url.split('/d/')[1] ?? '';
    expect([(await page(token)).status, (await page(renewed)).status]).toEqual([404, 200]);
    const block = (datosBloqueadosEn: Date | null) =>
      db.updateTable('cliente').set({ datosBloqueadosEn }).where('id', '=', ids.panaderia).execute();
    await block(new Date());
    expect((await page(renewed)).body.code).toBe('enlace-retirado');
    expect((await deliver(renewed, 'factura')).status).toBe(410);
    await block(null);
    await db
      .updateTable('peticionDeDocumentos')
      .set({ caducaEn: new Date('2026-01-01') })
      .execute();
    expect((await page(renewed)).body.code).toBe('enlace-caducado');
    expect((await deliver(renewed, 'factura')).status).toBe(410);
    expect((await list())[0]?.estado).toBe('caducada');
    const last = await call('comercial', 'POST', `/${peticion.id}/renovar`, {});
    expect((await call('comercial', 'DELETE', `/${peticion.id}`)).body.estado).toBe('revocada');
    const gone = await page(last.body.url.split('/d/')[1]);
    expect([gone.status, gone.body.code]).toEqual([410, 'enlace-retirado']);
    expect(await kept()).toEqual([]);
    expect((await page('nada')).status).toBe(404);
  });

  test('is refused to an address that has been asked ten times in an hour, with the seconds to wait', async () => {
    const email = 'cansada@example.com';
    for (let n = 0; n < 10; n++) await ask({ email });
    const refused = await call('comercial', 'POST', '', {
      clienteId: ids.panaderia,
      papeles: ['factura'],
      email,
    });
    expect([refused.status, refused.body.code]).toEqual([429, 'demasiados-correos']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const mails = await db.selectFrom('correo').select('id').where('destinatario', '=', email).execute();
    expect(mails).toHaveLength(10);
  });

  test('is annulled with the mail that still waits to bring it, and those of other links are not', async () => {
    const wait = async () => {
      const { peticion, url } = await ask({ email: 'gestoria@example.com' });
      // The row stands as if the mail server had not taken the mail.
      await db
        .updateTable('correo')
        .set({ estado: 'en-cola', enlace: url, texto: url, siguiente: new Date('2060-01-01') })
        .where('motivo', '=', 'documentos')
        .where('estado', '=', 'enviado')
        .execute();
      return peticion.id;
    };
    const [revoked, renewed] = [await wait(), await wait()];
    await wait();
    const states = async () => {
      const found = await db
        .selectFrom('correo')
        .select(['estado', 'enlace', 'texto'])
        .orderBy('creadoEn')
        .execute();
      return found.map(({ estado, enlace, texto }) => [estado, enlace !== null, texto !== null]);
    };
    const [waiting, annulled] = [
      ['en-cola', true, true],
      ['anulado', false, false],
    ];
    expect(await states()).toEqual([waiting, waiting, waiting]);
    await call('comercial', 'DELETE', `/${revoked}`);
    expect(await states()).toEqual([annulled, waiting, waiting]);
    await call('comercial', 'POST', `/${renewed}/renovar`, {});
    expect(await states()).toEqual([annulled, annulled, waiting]);
    await call('admin', 'POST', `/v1/admin/clientes/${ids.panaderia}/bloqueo-de-datos`, { motivo: 'x' });
    expect(await states()).toEqual([annulled, annulled, annulled]);
    await call('admin', 'DELETE', `/v1/admin/clientes/${ids.panaderia}/bloqueo-de-datos`);
  });

  test('is mailed to whom its maker says, with what is asked and until when', async () => {
    const { porCorreo, url } = await ask({ email: 'gestoria@example.com', papeles: ['poder'] });
    expect(porCorreo).toBe(true);
    const mail = await db
      .selectFrom('correo')
      .select(['destinatario', 'entidad', 'entidadId', 'texto', 'enlace', 'caducaEn'])
      .where('motivo', '=', 'documentos')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      destinatario: 'gestoria@example.com',
      entidad: 'cliente',
      entidadId: ids.panaderia,
    });
    expect(mail.caducaEn).not.toBeNull();
    // The mailer of the tests may have sent it already, and then nothing of its text is kept.
    if (mail.texto !== null)
      expect([mail.enlace, mail.texto]).toEqual([url, expect.stringContaining('El poder')]);
    expect((await list())[0]?.enviadaA).toBe('gestoria@example.com');
  });

  test('is not made for nothing, twice for the same, nor for the contract of another', async () => {
    const errors = async (body: object) =>
      Object.keys((await call('admin', 'POST', '', { clienteId: ids.panaderia, ...body })).body.errors ?? {});
    expect(await errors({ papeles: [] })).toEqual(['papeles']);
    expect(await errors({ papeles: ['otro', 'otro'] })).toEqual(['papeles']);
    expect(await errors({ papeles: ['otro'], dias: 91 })).toEqual(['dias']);
    expect(await errors({ papeles: ['otro'], contratoId: ids.panaderia })).toEqual(['contratoId']);
    expect(await errors({ papeles: ['otro'], email: 'nadie' })).toEqual(['email']);
  });
});

describe('what comes by a link', () => {
  test('is kept with its kind among the documents of the client, and whoever asked is told once of each paper', async () => {
    const { token, peticion } = await ask();
    expect((await deliver(token, 'factura', PDF, '../../../octubre.exe')).status).toBe(200);
    expect((await deliver(token, 'factura', PNG, 'página 2.png')).status).toBe(200);
    const { body } = await deliver(token, 'identidad', PNG, 'cif.png');
    expect(body.papeles.map(({ recibidos }: { recibidos: object[] }) => recibidos.length)).toEqual([2, 1]);
    const owner = { entidad: 'cliente', entidadId: ids.panaderia };
    expect(await kept()).toEqual([
      { ...owner, tipo: 'factura', nombre: 'octubre.exe.pdf' },
      { ...owner, tipo: 'factura', nombre: 'página 2.png' },
      { ...owner, tipo: 'cif', nombre: 'cif.png' },
    ]);
    expect((await list())[0]).toMatchObject({ id: peticion.id, estado: 'completa' });
    await tellAll({ db, publicUrl: 'https://vatio.example' });
    const bell = (await call('comercial', 'GET', '/v1/cuenta/avisos')).body.rows;
    expect(bell).toMatchObject([
      { evento: 'documentos-recibidos', entidadId: ids.panaderia, cliente: 'Panadería Ñandú, S.L.' },
      { evento: 'documentos-recibidos' },
    ]);
    expect(bell).toHaveLength(2);
    expect((await call('admin', 'GET', '/v1/cuenta/avisos')).body.rows).toEqual([]);
  });

  test('counts once when its sender did not hear the answer and sends it again, also both at a time', async () => {
    const { token } = await ask();
    const answers = await Promise.all([deliver(token, 'factura'), deliver(token, 'factura')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toHaveLength(1);
  });

  test.each([
    ['a page', '<html><script>alert(1)</script>', 'factura.pdf', 415],
    ['a text', 'hola', 'factura.pdf', 415],
    ['a program', 'MZ\u0090\u0000', 'foto.jpg', 415],
    ['nothing', '', 'factura.pdf', 400],
  ])('is refused when it is %s, whatever its name', async (_, content, name, status) => {
    const { token } = await ask();
    const answer = await deliver(token, 'factura', new Blob([content]), name);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([status, ['fichero']]);
    expect(await kept()).toEqual([]);
  });

  test('is refused when nobody asked for it, and when it is too large', async () => {
    const { token } = await ask();
    expect((await deliver(token, 'poder')).body.errors).toHaveProperty('papel');
    const large = new Blob(['%PDF-', Buffer.alloc(peticionesDeDocumentos.MAX_BYTES)]);
    expect((await deliver(token, 'factura', large)).status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test('is no more than a number of files, however many come at a time', async () => {
    const { token, peticion } = await ask({ papeles: ['otro'] });
    const path = `${app.uploadFolder}/one.pdf`;
    const send = async (i: number) => {
      await writeFile(`${path}${i}`, `%PDF-1.7 ${i}`);
      const sent = [{ field: 'fichero', filename: `${i}.pdf`, path: `${path}${i}` }];
      return deliverDocumento({ db, files, bearer: { token }, papel: 'otro', sent });
    };
    const all = Array.from({ length: peticionesDeDocumentos.MAX_FICHEROS + 3 }, (_, i) => send(i));
    const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect([refused.length, (await kept()).length]).toEqual([3, peticionesDeDocumentos.MAX_FICHEROS]);
    expect((await page(token)).body.quedan).toBe(0);
    expect((await deliver(token, 'otro')).body.code).toBe('demasiados-ficheros');
    expect((await list())[0]?.id).toBe(peticion.id);
  });
});

describe('an upload that breaks in the middle', () => {
  let port = 0;
  beforeAll(async () => {
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  test('leaves neither a document nor a file, and the same link takes it afterwards', async () => {
    const { token } = await ask();
    const before = await readdir(app.uploadFolder);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const part = (name: string) => `--limite\r\nContent-Disposition: form-data; name="${name}"`;
    socket.write(
      [
        `POST /v1/publico/peticiones-de-documentos/${token}/ficheros HTTP/1.1`,
        'Host: x',
        'Content-Type: multipart/form-data; boundary=limite',
        'Content-Length: 5000000',
        '',
        `${part('papel')}\r\n\r\nfactura`,
        `${part('fichero')}; filename="a.pdf"\r\n\r\n%PDF-1.7 ${'x'.repeat(100_000)}`,
      ].join('\r\n'),
    );
    await expect.poll(async () => (await readdir(app.uploadFolder)).length).toBeGreaterThan(before.length);
    socket.destroy();
    await expect.poll(() => readdir(app.uploadFolder)).toEqual(before);
    expect(await kept()).toEqual([]);
    expect((await page(token)).body.papeles[0].recibidos).toEqual([]);
    expect((await deliver(token, 'factura')).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });
});

describe('the documents of a client’s own area', () => {
  const mine = async () =>
    peticionesDeDocumentos.mine.response.parse((await call('cliente', 'GET', '/v1/mi-area/documentos')).body);

  test('say what is still asked for, and take it from there', async () => {
    const { peticion } = await ask({ papeles: ['factura'] });
    expect((await mine()).pedidas).toMatchObject([{ id: peticion.id, papeles: [{ papel: 'factura' }] }]);
    const send = (peticionId: string) =>
      upload('cliente', '/v1/mi-area/documentos', PDF, 'mia.pdf', { peticionId, papel: 'factura' });
    const { status, body } = await send(peticion.id);
    expect([status, body.pedidas]).toEqual([200, []]);
    expect(body.documentos).toMatchObject([{ nombre: 'mia.pdf', tipo: 'factura', propio: true }]);
    const ofAnother = await ask({ clienteId: ids.taller }, 'admin');
    expect((await send(ofAnother.peticion.id)).status).toBe(404);
    expect((await send('no-existe')).status).toBe(404);
  });

  test('have what the house gave them and nothing that it keeps for itself', async () => {
    const give = async (tipo: documentos.Tipo, nombre: string) => {
      const owner = { entidad: 'cliente', entidadId: ids.panaderia, tipo };
      return (await upload('comercial', '/v1/documentos', PDF, nombre, owner)).body.id as string;
    };
    const given = await give('contrato', 'contrato.pdf');
    await give('otro', 'nota interna.pdf');
    expect((await mine()).documentos.map(({ id, propio }) => [id, propio])).toEqual([[given, false]]);
  });
});
