import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { productoDePrueba } from './test-producto.ts';

const { app, as, db } = await testApp();

async function call(
  who: 'admin' | 'comercial',
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
) {
  const answer = await app.inject({ method, url: `/v1${url}`, headers: await as(who), payload });
  return { status: answer.statusCode, body: answer.json() };
}

const ids: string[] = [];

beforeAll(async () => {
  for (const nombre of ['Ámbar', 'Bronce', 'Cobre']) {
    const { body } = await call(
      'admin',
      'POST',
      '/productos',
      productoDePrueba({ nombre, comercializadora: 'Beta' }),
    );
    ids.push(body.id);
  }
  await call('admin', 'POST', '/productos', productoDePrueba({ nombre: 'Ajeno', comercializadora: 'Gama' }));
});

const onSale = async () => {
  const { body } = await call('admin', 'GET', '/productos?sort=nombre');
  return body.rows
    .filter(({ activo }: { activo: boolean }) => activo)
    .map(({ nombre }: { nombre: string }) => nombre);
};

test('the products that pass the filter are tried, taken off sale row by row, and put back by the undo', async () => {
  const filtros = { comercializadora: 'Beta' };
  const { body: tried } = await call('admin', 'POST', '/productos/lote/ensayo', {
    accion: 'retirar',
    filtros,
  });
  expect(tried).toMatchObject({ total: 3, probados: 3, hechos: 3, noHechos: 0 });
  expect(tried.filas).toContainEqual(expect.objectContaining({ nombre: 'Cobre', detalle: 'Beta · 3.0TD' }));
  expect(await onSale()).toHaveLength(4);
  const order = { accion: 'retirar', filtros, esperados: 3 };
  const { body } = await call('admin', 'POST', '/productos/lote', order);
  expect(body).toMatchObject({ tipo: 'productos', hechas: 3, rechazadas: 0, acciones: ['deshacer'] });
  expect(await onSale()).toEqual(['Ajeno']);
  const { body: again } = await call('admin', 'POST', '/productos/lote', order);
  expect(again).toMatchObject({ hechas: 0, sinCambios: 3 });
  const { body: changed } = await call('admin', 'GET', `/productos/${ids[0]}`);
  await call('admin', 'PATCH', `/productos/${ids[0]}`, { edicion: changed.edicion, duracionMeses: 24 });
  const { body: undone } = await call('admin', 'POST', `/operaciones/${body.id}/deshacer`);
  expect(undone).toMatchObject({ hechas: 2, rechazadas: 1 });
  const { body: refused } = await call('admin', 'GET', `/operaciones/${undone.id}/filas?resultado=rechazada`);
  expect(refused.rows).toMatchObject([{ nombre: 'Ámbar', motivo: 'Se cambió después' }]);
  expect(await onSale()).toEqual(['Ajeno', 'Bronce', 'Cobre']);
});

test('each product that changes has its entry in the audit, and one that was so already has none', async () => {
  const entries = await db
    .selectFrom('auditoria')
    .select(['accion', 'despues'])
    .where('entidadId', '=', ids[1]!)
    .execute();
  expect(entries.map(({ accion }) => accion)).toEqual(['crear', 'cambiar', 'cambiar']);
  expect(entries.slice(1).map(({ despues }) => despues)).toEqual([{ activo: false }, { activo: true }]);
});

test('a change of many products asks for as many as were seen, in one way, and by an administrator', async () => {
  const order = { accion: 'vender', ids, esperados: 9 };
  expect((await call('admin', 'POST', '/productos/lote', order)).body.code).toBe('seleccion-cambiada');
  const both = { accion: 'vender', ids, filtros: {} };
  expect((await call('admin', 'POST', '/productos/lote/ensayo', both)).status).toBe(400);
  expect((await call('comercial', 'POST', '/productos/lote', { accion: 'vender', ids })).status).toBe(403);
});
