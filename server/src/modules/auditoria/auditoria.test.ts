import { auditoria } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_USERS } from '../../platform/test-app.ts';
import { bancoDePrueba } from '../../test-banco.ts';
import { insertAuditoria } from './auditoria.repository.ts';

const { call, cups: CUPS, ids, db } = await bancoDePrueba('/v1/admin/auditoria');
await call('comercial', 'PATCH', `/v1/clientes/${ids.taller}`, { version: 1, telefono: '600 111 222' });
await call('admin', 'PATCH', `/v1/puntos-suministro/${CUPS.taller}`, { version: 1, municipio: 'Getafe' });
await insertAuditoria(db, { usuarioId: null, entidad: 'propuesta', entidadId: 'x', accion: 'caducar' });

async function read(query = '') {
  const { status, body } = await call('admin', 'GET', query);
  expect([status, body.errors]).toEqual([200, undefined]);
  return auditoria.list.response.parse(body);
}

test('the audit says who, what, before and after, the latest first', async () => {
  const { rows, count } = await read();
  expect(count).toBe(3);
  expect(rows[0]).toMatchObject({
    quien: null,
    entidad: 'propuesta',
    nombre: null,
    accion: 'caducar',
    antes: null,
  });
  expect(rows[1]).toMatchObject({
    entidad: 'punto-suministro',
    entidadId: CUPS.taller,
    nombre: CUPS.taller,
    accion: 'cambiar',
    antes: { municipio: 'Alcalá de Henares' },
    despues: { municipio: 'Getafe' },
  });
  expect(rows[2]).toMatchObject({ quien: { nombre: 'Prueba comercial' }, nombre: 'Ábaco Talleres' });
});

test.each([
  ['entidad=cliente', 1],
  [`entidadId=${CUPS.taller}`, 1],
  [`quien=${TEST_USERS.comercial.id}`, 1],
  ['quien=x', 0],
  ['accion=cambiar,caducar', 3],
  ['accion=borrar', 0],
  ['hasta=2020-01-01', 0],
  ['desde=2020-01-01', 3],
  ['q=getafe', 1],
  ['q=prueba%20comercial', 1],
  // The text finds the thing's name, which the entry itself does not hold, and a word of each.
  ['q=abaco%20talleres', 1],
  ['q=abaco%20cambiar', 1],
  ['q=abaco%20caducar', 0],
])('the audit filters by %s', async (query, cuantas) => {
  const { rows, count } = await read(`?${query}`);
  expect([rows.length, count]).toEqual([cuantas, cuantas]);
});

test('the audit names each thing that a change holds by its identifier', async () => {
  const { body } = await call('jefa', 'GET', `/v1/clientes/${ids.taller}`);
  const cambio = { version: body.version, comercialId: ids.jefa };
  await call('jefa', 'PATCH', `/v1/clientes/${ids.taller}`, cambio);
  const { rows } = await read(`?entidadId=${ids.taller}&limit=1`);
  expect(rows[0]).toMatchObject({
    antes: { comercialId: ids.comercial },
    nombres: { [ids.comercial]: 'Comercial', [ids.jefa]: 'Jefa' },
  });
});

test('the audit exports what it lists, in its order', async () => {
  const { body } = await call('admin', 'GET', '/exportacion?formato=csv&entidad=punto-suministro');
  const lineas = body.split('\r\n');
  expect(lineas).toHaveLength(3);
  expect(lineas[1]).toContain(`;${CUPS.taller};cambiar;`);
});

describe('the audit refuses', () => {
  test.each([
    ['changes', sql`update auditoria set accion = 'otra'`],
    ['is emptied of what it says', sql`update auditoria set antes = null, despues = null`],
    ['is deleted', sql`delete from auditoria`],
    ['is truncated', sql`truncate auditoria`],
  ])('%s', async (_, orden) => {
    await expect(orden.execute(db)).rejects.toThrow(/no se cambia ni se borra|no se reescribe/);
  });

  test('an entry is there only with its change', async () => {
    const antes = (await read()).count;
    const fallida = db.transaction().execute(async (trx) => {
      await insertAuditoria(trx, { usuarioId: null, entidad: 'cliente', entidadId: 'x', accion: 'crear' });
      throw new Error('no');
    });
    await expect(fallida).rejects.toThrow('no');
    expect((await read()).count).toBe(antes);
  });
});
