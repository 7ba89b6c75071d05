import { auditoria, auth, vistas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';
import { VIEWERS } from '../cartera/test-cartera.ts';

const { call, db } = await bancoDePrueba('/v1/vistas');

/** A view with these data opens its list for every role. */
const abre = { predeterminadaDe: [...auth.ROLES] };

type Datos = Partial<Omit<vistas.Vista, 'quien' | 'acciones'>>;

async function save(quien: Quien, datos: Datos = {}) {
  const vista = {
    lista: 'clientes',
    nombre: 'Una vista',
    consulta: 'tipo=empresa&sort=-creado',
    columnas: ['nombre', 'nif'],
    ambito: 'privada',
    fijada: false,
    predeterminadaDe: [],
    ...datos,
  };
  const { status, body } = await call(quien, 'POST', '', vista);
  expect([status, body.errors]).toEqual([200, undefined]);
  return vistas.create.response.parse(body);
}

const ve = async (quien: Quien, id: string) => {
  const { rows } = vistas.list.response.parse((await call(quien, 'GET', '?lista=clientes')).body);
  return rows.find((vista) => vista.id === id);
};

test('a private view is seen by its owner, a team’s by those under them, and one of everybody by all', async () => {
  const [privada, equipo, todos] = [
    await save('jefa'),
    await save('jefa', { ambito: 'equipo' }),
    await save('admin', { ambito: 'todos' }),
  ];
  const visto = async (quien: Quien) =>
    Promise.all([privada, equipo, todos].map(async ({ id }) => (await ve(quien, id))?.acciones.length));
  expect(await visto('jefa')).toEqual([2, 2, 0]);
  expect(await visto('comercial')).toEqual([undefined, 0, 0]);
  expect(await visto('otro')).toEqual([undefined, undefined, 0]);
  expect(await visto('admin')).toEqual([undefined, undefined, 2]);
  expect(await visto('cliente')).toEqual([undefined, undefined, 0]);
  expect((await call('comercial', 'PATCH', `/${equipo.id}`, { version: 1, nombre: 'x' })).status).toBe(403);
  expect((await call('jefa', 'DELETE', `/${todos.id}`)).status).toBe(403);
  const para = {
    ...privada,
    ambito: 'todos',
    lista: undefined,
    id: undefined,
    quien: undefined,
    acciones: undefined,
  };
  expect((await call('jefa', 'PATCH', `/${privada.id}`, para)).status).toBe(403);
});

test('a list opens with one view', async () => {
  // A private view has every role or none, so naming one names them all.
  const primera = await save('comercial', { predeterminadaDe: ['comercial'] });
  expect(primera.predeterminadaDe).toEqual(auth.ROLES);
  const dos = await save('comercial', { predeterminadaDe: ['comercial'] });
  expect((await ve('comercial', primera.id))?.predeterminadaDe).toEqual([]);
  expect((await ve('comercial', dos.id))?.predeterminadaDe).toEqual(auth.ROLES);

  const ala = await Promise.all([1, 2, 3].map(() => save('comercial', abre)));
  const hay = await Promise.all([...ala, dos].map(({ id }) => ve('comercial', id)));
  expect(hay.filter((vista) => vista?.predeterminadaDe.length)).toHaveLength(1);

  // Each of two views replaces the other at the same time: one is left, and neither call fails.
  const setDefault = async ({ id }: { id: string }) => {
    const version = (await ve('comercial', id))!.version;
    return call('comercial', 'PATCH', `/${id}`, { version, ...abre });
  };
  for (let vez = 0; vez < 5; vez += 1) {
    const [una, otra] = [await save('comercial'), await save('comercial')];
    const hechos = await Promise.all([setDefault(una), setDefault(otra)]);
    expect(hechos.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('a list opens for each role with a private view before a team’s, and that before everybody’s', async () => {
  const lista = 'contratos';
  const abreCon = async (quien: Quien) => {
    const { body } = await call(quien, 'GET', `?lista=${lista}`);
    const iniciales = vistas.list.response.parse(body).rows.filter(({ inicial }) => inicial);
    return iniciales.map(({ nombre }) => nombre);
  };
  const deTodos = (nombre: string, predeterminadaDe: auth.Role[]) =>
    save('admin', { lista, nombre, ambito: 'todos', predeterminadaDe });

  const general = await deTodos('General', [...auth.ROLES]);
  const venta = await deTodos('Venta', ['comercial', 'comercial']);
  expect(venta.predeterminadaDe).toEqual(['comercial']);
  const rows = vistas.list.response.parse((await call('admin', 'GET', `?lista=${lista}`)).body).rows;
  expect(rows.find(({ id }) => id === general.id)).toMatchObject({
    predeterminadaDe: ['admin', 'cliente'],
    version: 2,
    inicial: true,
  });
  expect(await abreCon('comercial')).toEqual(['Venta']);
  expect(await abreCon('cliente')).toEqual(['General']);

  await save('jefa', { lista, nombre: 'Del equipo', ambito: 'equipo', ...abre });
  expect(await abreCon('comercial')).toEqual(['Del equipo']);
  expect(await abreCon('otro')).toEqual(['Venta']);
  const mia = await save('comercial', { lista, nombre: 'Mía', ...abre });
  expect(await abreCon('comercial')).toEqual(['Mía']);
  expect(await abreCon('jefa')).toEqual(['Del equipo']);

  // A view that is no longer everybody's, or is deleted, frees its place and takes no other.
  const cambio = { version: 1, ambito: 'privada' };
  const { body } = await call('admin', 'PATCH', `/${venta.id}`, cambio);
  expect(body.predeterminadaDe).toEqual([]);
  expect(await abreCon('otro')).toEqual([]);
  expect((await call('comercial', 'DELETE', `/${mia.id}`)).status).toBe(204);
  expect(await abreCon('comercial')).toEqual(['Del equipo']);
});

test('a restored view opens its list again for those roles that no other view has taken', async () => {
  const lista = 'renovaciones';
  const deTodos = (predeterminadaDe: auth.Role[]) =>
    save('admin', { lista, ambito: 'todos', predeterminadaDe });
  const undo = async (quien: Quien, id: string) => {
    expect((await call(quien, 'DELETE', `/${id}`)).status).toBe(204);
    return async () => (await call(quien, 'POST', `/${id}/restaurar`)).body.predeterminadaDe;
  };
  const general = await deTodos([...auth.ROLES]);
  const volver = await undo('admin', general.id);
  expect(await volver()).toEqual(auth.ROLES);
  const volverDespues = await undo('admin', general.id);
  await deTodos(['comercial']);
  expect(await volverDespues()).toEqual(['admin', 'cliente']);

  const mia = await save('otro', { lista, ...abre });
  const volverMia = await undo('otro', mia.id);
  await save('otro', { lista, ...abre });
  expect(await volverMia()).toEqual([]);
});

test('the database itself refuses a second default view for a role', async () => {
  const deTodos = (predeterminadaDe: auth.Role[]) =>
    save('admin', { lista: 'cups', ambito: 'todos', predeterminadaDe });
  await deTodos(['admin', 'cliente']);
  const { id } = await deTodos(['comercial']);
  const put = (roles: string) =>
    sql`update vista set predeterminada_de = ${roles}::text[] where id = ${id}`.execute(db);
  await expect(put('{comercial,cliente}')).rejects.toThrow('vista_predeterminada_de_cliente');
  await expect(put('{admin}')).rejects.toThrow('vista_predeterminada_de_admin');
  await expect(put('{jefa}')).rejects.toThrow('check constraint');
});

test('a change of a view of everybody is audited with the place that it takes, and no other change is', async () => {
  const lista = 'productos';
  const primera = await save('admin', { lista, ambito: 'todos', ...abre });
  const segunda = await save('admin', { lista, ambito: 'todos', predeterminadaDe: ['cliente'] });
  const privada = await save('admin', { lista, ...abre });
  await call('admin', 'PATCH', `/${privada.id}`, { version: 1, nombre: 'Otra' });
  await call('admin', 'PATCH', `/${segunda.id}`, { version: 1, nombre: 'Segunda' });
  await call('admin', 'DELETE', `/${segunda.id}`);
  const escrito = async (id: string) => {
    const { body } = await call(
      'admin',
      'GET',
      `/v1/admin/auditoria?entidad=vista&entidadId=${id}&sort=cuando`,
    );
    return auditoria.list.response.parse(body).rows;
  };
  expect(await escrito(privada.id)).toEqual([]);
  expect((await escrito(primera.id)).map(({ accion }) => accion)).toEqual(['crear', 'cambiar']);
  expect((await escrito(primera.id))[1]).toMatchObject({
    quien: { id: VIEWERS.admin.id },
    antes: { predeterminadaDe: auth.ROLES },
    despues: { predeterminadaDe: ['admin', 'comercial'] },
  });
  expect((await escrito(segunda.id)).map(({ accion, despues }) => [accion, despues])).toEqual([
    ['crear', expect.objectContaining({ nombre: 'Una vista', predeterminadaDe: ['cliente'] })],
    ['cambiar', { nombre: 'Segunda' }],
    ['borrar', { predeterminadaDe: [] }],
  ]);
});

test('a view changes by its version, is deleted and restored', async () => {
  const { id } = await save('otro');
  const cambio = (nombre: string) => call('otro', 'PATCH', `/${id}`, { version: 1, nombre });
  const hechos = await Promise.all([cambio('A'), cambio('B')]);
  expect(hechos.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(hechos.find(({ status }) => status === 409)?.body.code).toBe('version-antigua');
  expect((await call('otro', 'DELETE', `/${id}`)).status).toBe(204);
  expect(await ve('otro', id)).toBeUndefined();
  expect((await call('otro', 'PATCH', `/${id}`, { version: 3, nombre: 'C' })).status).toBe(404);
  expect((await call('otro', 'POST', `/${id}/restaurar`)).status).toBe(200);
  expect(await ve('otro', id)).toBeDefined();
  expect((await call('otro', 'POST', '', { lista: 'x' })).status).toBe(400);
});
