import { productos } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { INDEXADO, productoDePrueba } from './test-producto.ts';

const { app, db, as } = await testApp();
const admin = await as('admin');
const comercial = await as('comercial');

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = admin) {
  const answer = await app.inject({ method, url: `/v1/productos${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function alta(cambios: Parameters<typeof productoDePrueba>[0]): Promise<productos.ProductoDetalle> {
  const { status, body } = await call('POST', '', productoDePrueba(cambios));
  expect([status, body.errors]).toEqual([200, undefined]);
  return productos.create.response.parse(body);
}

describe('POST /v1/productos', () => {
  test('keeps a product with its first version, figure by figure', async () => {
    const { version } = productoDePrueba();
    const creado = await alta({ nombre: 'Alta', zonas: ['canarias', 'peninsula'] });
    expect(creado.version).toEqual({ ...version, id: creado.version?.id, estado: 'vigente' });
    expect(creado).toMatchObject({ nombre: 'Alta', activo: true, edicion: 1, versiones: 1, avisos: [] });
    expect((await call('GET', `/${creado.id}`)).body).toEqual(creado);
  });

  test('keeps an indexed product, and names the prices that it lacks', async () => {
    const indexado = await alta({ nombre: 'Pool', tipo: 'indexado', version: INDEXADO });
    expect(indexado.version).toMatchObject(INDEXADO);
    const potenciaEurKwAnio = [1, null, 3, 4, 5, 6];
    const incompleto = await alta({ nombre: 'Incompleto', version: { potenciaEurKwAnio } });
    expect(incompleto.avisos).toEqual(['Falta el precio de potencia de P2: los estudios lo dejan fuera']);
  });

  test.each([
    [
      'too few prices',
      { energiaEurKwh: [0.1, 0.1, 0.1] },
      'version.energiaEurKwh',
      '3.0TD lleva 6 precios y hay 3',
    ],
    ['a day that does not exist', { desde: '2026-02-30' }, 'version.desde', 'La fecha 2026-02-30 no existe'],
    [
      'an end before the start',
      { hasta: '2019-12-31' },
      'version.hasta',
      'El último día no puede ser anterior',
    ],
    ['an indexed version', INDEXADO, 'version.energiaEurKwh', 'Un producto fijo lleva precios de energía'],
    [
      'a negative price',
      { energiaEurKwh: [-1, 1, 1, 1, 1, 1] },
      'version.energiaEurKwh.0',
      'no puede ser negativo',
    ],
    [
      'a band upside down',
      { feeEnergiaEurMwh: { minimo: 2, maximo: 1 } },
      'version.feeEnergiaEurMwh.maximo',
      'El mínimo no puede superar al máximo',
    ],
  ])('400: %s', async (_, version, campo, motivo) => {
    const { status, body } = await call('POST', '', productoDePrueba({ nombre: 'Malo', version }));
    expect([status, body.code]).toEqual([400, 'datos-no-validos']);
    expect(body.errors[campo]).toContain(motivo);
  });

  test('409: the same supplier, name and tariff, whatever the letter case', async () => {
    const repetido = { nombre: 'Doble', comercializadora: 'Éter Luz' };
    await alta(repetido);
    const otra = productoDePrueba({ nombre: 'DOBLE', comercializadora: 'ÉTER luz' });
    const { status, body } = await call('POST', '', otra);
    expect([status, body.code]).toEqual([409, 'producto-repetido']);
    await alta({ ...repetido, tarifa: '6.1TD' });
  });

  test('of two at once with one name, one is made', async () => {
    const alta = () => call('POST', '', productoDePrueba({ nombre: 'A la vez' }));
    const estados = (await Promise.all([alta(), alta(), alta()])).map(({ status }) => status);
    expect(estados.sort()).toEqual([200, 409, 409]);
  });
});

describe('access', () => {
  test('without session, 401; a sales representative does not write, 403', async () => {
    expect((await app.inject('/v1/productos')).statusCode).toBe(401);
    const { id } = await alta({ nombre: 'Acceso' });
    for (const [method, url] of [
      ['POST', ''],
      ['PATCH', `/${id}`],
      ['POST', `/${id}/versiones`],
    ] as const) {
      expect((await call(method, url, {}, comercial)).status, url).toBe(403);
    }
  });

  test('the price book is not for clients', async () => {
    const cliente = await as('cliente');
    const { id } = await alta({ nombre: 'Secreto' });
    for (const url of ['', '/vigentes?fecha=2026-06-01', `/${id}`])
      expect((await call('GET', url, undefined, cliente)).status, url).toBe(403);
    expect((await call('GET', `/${id}`, undefined, comercial)).status).toBe(200);
  });

  test('404: what is not there, whatever its identifier looks like', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-00000000ffff']) {
      expect((await call('GET', `/${id}`)).status).toBe(404);
      expect((await call('PATCH', `/${id}`, { edicion: 1 })).status).toBe(404);
      expect((await call('POST', `/${id}/versiones`, productoDePrueba().version)).status).toBe(404);
    }
  });
});

describe('PATCH /v1/productos/:id', () => {
  test('changes what has no date', async () => {
    const { id } = await alta({ nombre: 'Antes' });
    const { status, body } = await call('PATCH', `/${id}`, { nombre: 'Después', activo: false, edicion: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nombre: 'Después', activo: false, edicion: 2, tarifa: '3.0TD' });
  });

  test('409 with both values when somebody changed it in between', async () => {
    const { id } = await alta({ nombre: 'Disputado' });
    const cambio = (duracionMeses: number) =>
      call('PATCH', `/${id}`, { duracionMeses, zonas: ['ceuta'], renovable: true, edicion: 1 });
    const [primero, segundo] = await Promise.all([cambio(24), cambio(36)]);
    const perdido = primero.status === 409 ? primero : segundo;
    const guardado = primero.status === 409 ? 36 : 24;
    expect([primero.status, segundo.status].sort()).toEqual([200, 409]);
    expect(perdido.body).toMatchObject({
      code: 'version-antigua',
      errors: { duracionMeses: `Guardado: ${guardado}. Tuyo: ${60 - guardado}` },
    });
    expect((await call('GET', `/${id}`)).body).toMatchObject({ duracionMeses: guardado, edicion: 2 });
  });

  test('does not change what gives the prices their meaning, nor takes the name of another', async () => {
    await alta({ nombre: 'Ocupado' });
    const { id } = await alta({ nombre: 'Fijo para siempre' });
    const tarifa = await call('PATCH', `/${id}`, { tarifa: '2.0TD', tipo: 'fijo', edicion: 1 });
    expect([tarifa.status, Object.keys(tarifa.body.errors)]).toEqual([400, ['tarifa']]);
    const nombre = await call('PATCH', `/${id}`, { nombre: 'ocupado', edicion: 1 });
    expect([nombre.status, nombre.body.code]).toEqual([409, 'producto-repetido']);
    const propio = await call('PATCH', `/${id}`, { nombre: 'FIJO para siempre', edicion: 1 });
    expect(propio.status).toBe(200);
  });
});

describe('POST /v1/productos/:id/versiones', () => {
  const version = (desde: string, hasta: string | null = null) => ({
    ...productoDePrueba().version,
    desde,
    hasta,
  });

  test('closes the open version the day before, and names the gaps', async () => {
    const { id } = await alta({ nombre: 'Con historia' });
    await call('POST', `/${id}/versiones`, version('2024-03-01', '2024-12-31'));
    const { body } = await call('POST', `/${id}/versiones`, version('2025-02-01'));
    const producto = productos.addVersion.response.parse(body);
    expect(producto.historial.map(({ desde, hasta, estado }) => [desde, hasta, estado])).toEqual([
      ['2025-02-01', null, 'vigente'],
      ['2024-03-01', '2024-12-31', 'caducada'],
      ['2020-01-01', '2024-02-29', 'caducada'],
    ]);
    expect(producto.avisos).toEqual(['Sin versión del 01/01/2025 al 31/01/2025: esos días no se vende']);
  });

  test('409 with the dates that clash; nothing changes', async () => {
    const { id, historial } = await alta({ nombre: 'Choque', version: { hasta: '2024-12-31' } });
    const { status, body } = await call('POST', `/${id}/versiones`, version('2024-12-31'));
    expect([status, body.code]).toEqual([409, 'version-solapada']);
    expect(body.detail).toBe('Ya hay precios para esos días: 01/01/2020 → 31/12/2024');
    expect((await call('GET', `/${id}`)).body.historial).toEqual(historial);
  });

  test('of several at once for the same days, one gets in', async () => {
    const { id } = await alta({ nombre: 'Carrera' });
    const intentos = Array.from({ length: 5 }, () => call('POST', `/${id}/versiones`, version('2025-06-01')));
    const estados = (await Promise.all(intentos)).map(({ status }) => status).sort();
    expect(estados).toEqual([200, 409, 409, 409, 409]);
    expect((await call('GET', `/${id}`)).body.versiones).toBe(2);
  });

  test('the database itself refuses overlaps, and to rewrite what was', async () => {
    const { id } = await alta({ nombre: 'Guardado', version: { hasta: '2024-12-31' } });
    const insertProducto = (desde: string) =>
      db
        .insertInto('productoVersion')
        .values({ productoId: id, desde, hasta: null, condiciones: '{}' })
        .execute();
    await expect(insertProducto('2024-06-01')).rejects.toThrow('producto_version_sin_solapes');
    const dos = await Promise.allSettled([insertProducto('2025-01-01'), insertProducto('2025-01-01')]);
    expect(dos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rehacer = db.updateTable('productoVersion').set({ condiciones: '{}' }).where('productoId', '=', id);
    await expect(rehacer.execute()).rejects.toThrow('Una fila de producto_version no se reescribe');
  });
});
