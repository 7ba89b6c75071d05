import { documentos } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { bancoDePrueba } from '../../test-banco.ts';

const { call, cups: CUPS, upload, ids, db, acciones } = await bancoDePrueba('/v1/documentos');
const de = { entidad: 'cliente', entidadId: ids.panaderia, tipo: 'factura' };
const PDF = new Blob(['%PDF-1.7\n1 0 obj']);

const alta = async (fichero: Blob, nombre: string, quien: 'comercial' | 'cliente' = 'comercial') => {
  const { status, body } = await upload(quien, '', fichero, nombre, de);
  expect([status, body.errors]).toEqual([200, undefined]);
  return documentos.upload.response.parse(body);
};

describe('a file', () => {
  test('is typed by its content, whatever its name, and comes back as it was', async () => {
    const documento = await alta(PDF, '..\\..\\factura de mayo.exe');
    expect(documento).toMatchObject({
      nombre: 'factura de mayo.exe.pdf',
      formato: 'pdf',
      previsualizable: true,
    });
    const ver = await call('cliente', 'GET', `/${documento.id}/contenido?modo=ver`);
    expect(ver.body).toBe('%PDF-1.7\n1 0 obj');
    expect(ver.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="factura de mayo.exe.pdf"; filename*=UTF-8\'\'factura%20de%20mayo.exe.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(ver.headers['content-security-policy']).toContain("default-src 'none'");
    expect(ver.headers['content-security-policy']).toContain('sandbox');
    const descarga = await call('cliente', 'GET', `/${documento.id}/contenido`);
    expect(descarga.headers['content-disposition']).toMatch(/^attachment;/);
    expect(await acciones(documento.id)).toEqual(['subir', 'ver', 'descargar']);
  });

  test('that no browser shows safely is only downloaded', async () => {
    const { id } = await alta(new Blob(['hola <script>alert(1)</script>']), 'nota.txt');
    const { headers } = await call('comercial', 'GET', `/${id}/contenido?modo=ver`);
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  test('has a name that cannot leave its header', async () => {
    const { id } = await alta(PDF, 'año "x"\r\nSet-Cookie: a=b; ñ‮.pdf');
    const { headers } = await call('comercial', 'GET', `/${id}/contenido`);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w%.-]+$/,
    );
  });

  test('that is kept twice takes room once', async () => {
    const [primero, dos] = [await alta(PDF, 'a.pdf'), await alta(PDF, 'b.pdf')];
    const filas = await db
      .selectFrom('documento as d')
      .innerJoin('fichero as f', 'f.sha256', 'd.sha256')
      .innerJoin('ficheroTrozo as t', 't.sha256', 'f.sha256')
      .select(['d.id', 'f.sha256'])
      .where('d.id', 'in', [primero.id, dos.id])
      .execute();
    expect(filas.map(({ id }) => id).sort()).toEqual([primero.id, dos.id].sort());
    expect(new Set(filas.map(({ sha256 }) => sha256.toString('hex'))).size).toBe(1);
  });
});

describe('a document is refused', () => {
  test.each([
    ['a page', '<html><script>', 'x.pdf', 415],
    ['a drawing with scripts', '\n <svg onload="x">', 'x.svg', 415],
    ['a program', 'MZ\u0000\u0001', 'x.pdf', 415],
    ['nothing', '', 'x.pdf', 400],
  ])('when it is %s', async (_, contenido, nombre, esperado) => {
    const { status, body } = await upload('comercial', '', new Blob([contenido]), nombre, de);
    expect([status, Object.keys(body.errors)]).toEqual([esperado, ['fichero']]);
  });

  test('when it is too large, with both sizes', async () => {
    const grande = new Blob([new Uint8Array(51 * 1024 ** 2)]);
    const { status, body } = await upload('comercial', '', grande, 'x.pdf', de);
    expect([status, body.errors.fichero]).toEqual([
      413,
      'Lo enviado pesa 51 MB y el máximo por fichero son 50 MB',
    ]);
    expect(body.detail).toContain('Un fichero puede ocupar hasta 50 MB');
  });

  test('when it is about something that the viewer does not see', async () => {
    for (const entidadId of [ids.panaderia, 'x']) {
      expect((await upload('otro', '', PDF, 'x.pdf', { ...de, entidadId })).status).toBe(404);
    }
    const punto = { entidad: 'punto-suministro', entidadId: CUPS.deOtro };
    expect((await upload('comercial', '', PDF, 'x.pdf', punto)).status).toBe(404);
    expect((await upload('otro', '', PDF, 'x.pdf', punto)).status).toBe(200);
  });
});

test('a document is listed by its subject, and deleted by its author or a seller', async () => {
  const delCliente = await alta(PDF, 'mi DNI.pdf', 'cliente');
  const list = async (query = '') =>
    (await call('cliente', 'GET', `?entidad=cliente&entidadId=${ids.panaderia}&limit=100${query}`)).body;
  const { rows, count } = await list();
  expect(rows[0]).toMatchObject({
    id: delCliente.id,
    quien: { nombre: 'Prueba cliente' },
    acciones: ['borrar'],
  });
  expect(rows.at(-1).acciones).toEqual([]);
  expect((await list('&q=dni')).count).toBe(1);
  expect((await call('cliente', 'DELETE', `/${rows.at(-1).id}`)).status).toBe(403);
  expect((await call('cliente', 'DELETE', `/${delCliente.id}`)).status).toBe(204);
  expect((await list()).count).toBe(count - 1);
  expect((await call('cliente', 'GET', `/${delCliente.id}/contenido`)).status).toBe(404);
  expect((await call('comercial', 'POST', `/${delCliente.id}/restaurar`)).status).toBe(200);
  expect((await list()).count).toBe(count);
});

test('what a seller keeps as another paper is the house’s own, and a client neither sees nor reads it', async () => {
  const owner = { entidad: 'cliente', entidadId: ids.panaderia };
  const keep = async (quien: 'comercial' | 'cliente', tipo: documentos.Tipo) =>
    (await upload(quien, '', PDF, `${quien}.pdf`, { ...owner, tipo })).body.id as string;
  const [given, internal, own] = [
    await keep('comercial', 'contrato'),
    await keep('comercial', 'otro'),
    await keep('cliente', 'otro'),
  ];
  const read = async (quien: 'comercial' | 'cliente', id: string) =>
    (await call(quien, 'GET', `/${id}/contenido`)).status;
  expect([await read('cliente', given), await read('cliente', internal), await read('cliente', own)]).toEqual(
    [200, 404, 200],
  );
  expect(await read('comercial', internal)).toBe(200);
  const { body } = await call('cliente', 'GET', `?entidad=cliente&entidadId=${ids.panaderia}`);
  const listed = documentos.list.response.parse(body).rows.map(({ id }) => id);
  expect([listed.includes(given), listed.includes(internal)]).toEqual([true, false]);
  expect((await call('cliente', 'DELETE', `/${internal}`)).status).toBe(404);
});
