import { vistas } from '@vatio/contract';
import { expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';

const { call } = await bancoDePrueba('/v1/vistas');

type Datos = Partial<Omit<vistas.Vista, 'quien' | 'acciones'>>;

async function guardar(quien: Quien, datos: Datos = {}) {
  const vista = {
    ...{
      lista: 'clientes',
      nombre: 'Una vista',
      consulta: 'tipo=empresa&sort=-creado',
      columnas: ['nombre', 'nif'],
    },
    ...{ ambito: 'privada', fijada: false, predeterminada: false, ...datos },
  };
  const { status, body } = await call(quien, 'POST', '', vista);
  expect([status, body.errors]).toEqual([200, undefined]);
  return vistas.create.response.parse(body);
}

const ve = async (quien: Quien, id: string) => {
  const { rows } = vistas.list.response.parse((await call(quien, 'GET', '?lista=clientes')).body);
  return rows.find((vista) => vista.id === id);
};

test('a private one is its owner’s; a team’s, of those under; of all, of everybody', async () => {
  const [privada, equipo, todos] = [
    await guardar('jefa'),
    await guardar('jefa', { ambito: 'equipo' }),
    await guardar('admin', { ambito: 'todos' }),
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

test('a list opens with one', async () => {
  const uno = await guardar('comercial', { predeterminada: true });
  const dos = await guardar('comercial', { predeterminada: true });
  expect([
    (await ve('comercial', uno.id))?.predeterminada,
    (await ve('comercial', dos.id))?.predeterminada,
  ]).toEqual([...[false, true]]);
  const ala = await Promise.all([1, 2, 3].map(() => guardar('comercial', { predeterminada: true })));
  const hay = await Promise.all([...ala, dos].map(({ id }) => ve('comercial', id)));
  expect(hay.filter((vista) => vista?.predeterminada)).toHaveLength(1);
});

test('changes by its version; goes and comes back', async () => {
  const { id } = await guardar('otro');
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
