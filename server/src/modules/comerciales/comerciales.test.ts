import { comerciales } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { bancoDePrueba, NIF } from '../../test-banco.ts';

const { call, cups, ids, db, acciones } = await bancoDePrueba('/v1/admin/comerciales');

const ficha = async (id: string) =>
  comerciales.get.response.parse((await call('admin', 'GET', `/v1/comerciales/${id}`)).body);
const alta = async (nombre: string, responsableId: string | null = null) =>
  ficha((await call('admin', 'POST', '', { nombre, responsableId })).body.id);

describe('GET /v1/comerciales', () => {
  test('answers the tree, each after whom they report to, with what each manages', async () => {
    const { body } = await call('admin', 'GET', '/v1/comerciales?limit=100');
    const { rows } = comerciales.list.response.parse(body);
    expect(rows.map(({ nombre, nivel }) => [nombre, nivel])).toEqual([
      ['Jefa', 0],
      ['Comercial', 1],
      ['Otro', 0],
    ]);
    expect(rows[1]).toMatchObject({
      clientes: 2,
      puntos: 3,
      energiaGestionadaKwh: 41_250.5,
      cuenta: 'activo',
    });
    expect(rows[0]).toMatchObject({ equipo: 1, puntos: 1, responsable: null });
  });

  test.each([
    ['admin', 3],
    ['jefa', 2],
    ['comercial', 1],
    ['otro', 1],
  ] as const)('%s sees %i', async (quien, cuantos) => {
    expect((await call(quien, 'GET', '/v1/comerciales')).body.count).toBe(cuantos);
    const { body: csv } = await call(quien, 'GET', '/v1/comerciales/exportacion?formato=csv');
    expect(csv.split('\r\n')).toHaveLength(cuantos + 2);
  });

  test('a client sees none', async () => {
    expect((await call('cliente', 'GET', '/v1/comerciales')).status).toBe(403);
    expect((await call('cliente', 'GET', '/v1/comerciales/opciones')).body).toEqual({
      rows: [],
      more: false,
    });
  });

  test('filters by whom they report to, zone and text; orders by what they manage', async () => {
    const nombres = async (query: string) =>
      (await call('admin', 'GET', `/v1/comerciales?${query}`)).body.rows.map(
        ({ nombre }: { nombre: string }) => nombre,
      );
    expect(await nombres(`responsable=${ids.jefa}`)).toEqual(['Comercial']);
    expect(await nombres('responsable=x')).toEqual([]);
    expect(await nombres('q=comer')).toEqual(['Comercial']);
    expect(await nombres('sort=-puntos')).toEqual(['Comercial', expect.any(String), expect.any(String)]);
    expect(await nombres('zona=norte')).toEqual([]);
  });
});

describe('PATCH', () => {
  test('refuses a circle and names it', async () => {
    const abajo = await alta('Abajo', ids.comercial);
    const { status, body } = await call('admin', 'PATCH', `/${ids.jefa}`, {
      version: 1,
      responsableId: abajo.id,
    });
    expect([status, body.code]).toEqual([409, 'ciclo-en-la-jerarquia']);
    expect(body.detail).toBe('Jefa → Abajo → Comercial → Jefa');
    const propio = await call('admin', 'PATCH', `/${ids.jefa}`, { version: 1, responsableId: ids.jefa });
    expect([propio.status, propio.body.detail]).toEqual([409, 'Jefa → Jefa']);
  });

  test('of two changes at once that would close a circle between them, one is made', async () => {
    const [primero, dos] = [await alta('Uno'), await alta('Dos')];
    const cambios = await Promise.all([
      call('admin', 'PATCH', `/${primero.id}`, { version: 1, responsableId: dos.id }),
      call('admin', 'PATCH', `/${dos.id}`, { version: 1, responsableId: primero.id }),
    ]);
    expect(cambios.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(cambios.find(({ status }) => status === 409)?.body.code).toBe('ciclo-en-la-jerarquia');
  });

  test('of two people at once the second one is told what stands', async () => {
    const { id } = await alta('Disputado');
    const cambio = (zona: string) => call('admin', 'PATCH', `/${id}`, { version: 1, zona });
    const [primero, segundo] = await Promise.all([cambio('Norte'), cambio('Sur')]);
    expect([primero.status, segundo.status].sort()).toEqual([200, 409]);
    const perdido = primero.status === 409 ? primero : segundo;
    expect(perdido.body).toMatchObject({
      code: 'version-antigua',
      errors: { zona: expect.stringContaining('Guardado') },
    });
    expect(await acciones(id)).toEqual(['crear', 'cambiar']);
  });

  test('checks identifiers, and refuses one that somebody else has', async () => {
    const { id } = await alta('Con NIF');
    expect(
      (await call('admin', 'PATCH', `/${id}`, { version: 1, nif: '12345678A' })).body.errors,
    ).toHaveProperty('nif');
    expect((await call('admin', 'PATCH', `/${id}`, { version: 1, nif: '12.345.678-z' })).body.nif).toBe(
      NIF.persona,
    );
    const { status, body } = await call('admin', 'POST', '', { nombre: 'Otro', nif: NIF.persona });
    expect([status, body.code, body.datos]).toEqual([
      409,
      'nif-repetido',
      { comercial: { id, nombre: 'Con NIF' } },
    ]);
    expect((await call('admin', 'PATCH', '/x', { version: 1 })).status).toBe(404);
  });
});

describe('baja', () => {
  test('is refused while somebody would be left without anybody; then it is immediate, and can be undone', async () => {
    const { status, body } = await call('admin', 'POST', `/${ids.otro}/baja`);
    expect([status, body.code, body.datos.clientes]).toEqual([409, 'comercial-con-cartera', 1]);
    await call('admin', 'POST', `/${ids.otro}/traspaso`, {
      destinoId: ids.jefa,
      propuestasAbiertas: 'dejar',
      contratosEnBorrador: 'dejar',
    });
    const { body: baja } = await call('admin', 'POST', `/${ids.otro}/baja`);
    expect(baja).toMatchObject({ cuenta: 'bloqueado', acciones: ['editar', 'reactivar', 'traspasar'] });
    expect(baja.baja).not.toBeNull();
    expect((await call('admin', 'GET', '/v1/comerciales?q=otro')).body.count).toBe(0);
    expect((await call('admin', 'GET', '/v1/comerciales?q=otro&estado=bajas')).body.count).toBe(1);
    const { body: vuelta } = await call('admin', 'POST', `/${ids.otro}/reactivar`);
    expect(vuelta).toMatchObject({ baja: null, cuenta: 'activo' });
    const { estado } = await db
      .selectFrom('usuario')
      .select('estado')
      .where('nombreUsuario', '=', 'otro')
      .executeTakeFirstOrThrow();
    expect(estado).toBe('activo');
  });

  test('is refused while a client in the bin would come back to nobody: it is handed over with its points', async () => {
    const quien = await alta('Con papelera');
    const { body: cliente } = await call('admin', 'POST', '/v1/clientes', {
      tipo: 'empresa',
      nombre: 'Borrable',
      comercialId: quien.id,
    });
    await call('admin', 'POST', `/v1/clientes/${cliente.id}/puntos`, { cups: [cups.registro] });
    await call('admin', 'DELETE', `/v1/clientes/${cliente.id}`);
    const { status, body } = await call('admin', 'POST', `/${quien.id}/baja`);
    expect([status, body.datos.clientes, body.datos.puntos]).toEqual([409, 1, 1]);
    expect((await call('admin', 'GET', `/${quien.id}/traspaso`)).body.clientes).toBe(1);
    const { body: pase } = await call('admin', 'POST', `/${quien.id}/traspaso`, {
      destinoId: ids.jefa,
      propuestasAbiertas: 'dejar',
      contratosEnBorrador: 'dejar',
    });
    expect(pase.operacion).toMatchObject({ hechas: 1, rechazadas: 0 });
    const { body: vuelta } = await call('admin', 'POST', `/v1/operaciones/${pase.operacion.id}/deshacer`);
    expect(vuelta).toMatchObject({ hechas: 1, rechazadas: 0 });
    await call('admin', 'POST', `/${quien.id}/traspaso`, {
      destinoId: ids.jefa,
      propuestasAbiertas: 'dejar',
      contratosEnBorrador: 'dejar',
    });
    expect((await call('admin', 'POST', `/${quien.id}/baja`)).status).toBe(200);
    const { body: restaurado } = await call('jefa', 'POST', `/v1/clientes/${cliente.id}/restaurar`);
    expect(restaurado.comercial.id).toBe(ids.jefa);
  });
});
