import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { tokenOf } from '../../platform/test-session.ts';
import { tareasDe } from '../../tareas.ts';
import { bancoDePrueba } from '../../test-banco.ts';
import { VIEWERS } from '../cartera/test-cartera.ts';
import { runOperacion, startOperaciones } from './ejecutor.service.ts';
import { cuentasDe, leida, muchosClientes } from './test-operaciones.ts';

const CLIENTES = 1_010;

const { app, call, ids, db, jobs, files } = await bancoDePrueba();
await muchosClientes(db, CLIENTES, ids.comercial);
const onError = (error: unknown) => expect.fail(String(error));
const tareas = tareasDe({ publicUrl: 'https://x', secret: 'x', files });
const stop = await startOperaciones({ db, jobs, tareas, onError });
afterAll(() => stop());

const read = async (id: string) => leida((await call('admin', 'GET', `/v1/operaciones/${id}`)).body);

async function terminada(id: string) {
  for (;;) {
    const operacion = await read(id);
    if (operacion.terminada !== null) return operacion;
    await sleep(20);
  }
}

const filtro = { comercial: ids.comercial };

test('a filter of more than a thousand rows is changed in the background, checked against the number seen, and undone', async () => {
  const { body: vista } = await call('admin', 'POST', '/asignacion/previsualizacion', {
    filtro,
    comercialId: ids.otro,
  });
  expect(vista.cambian).toBeGreaterThan(CLIENTES);
  const pedido = { filtro, comercialId: ids.otro, esperados: vista.cambian };
  const { body } = await call('admin', 'POST', '/asignacion', pedido);
  expect(leida(body)).toMatchObject({ total: vista.cambian, terminada: null, acciones: ['cancelar'] });
  const eventos = await app.inject({
    url: `/v1/operaciones/${body.id}/eventos`,
    headers: {
      authorization: `Bearer ${await tokenOf(app, { id: body.quien.id, role: 'admin' })}`,
    },
  });
  const avances = [...eventos.body.matchAll(/^data: (.*)$/gm)].map(([, json]) =>
    leida(JSON.parse(json ?? '')),
  );
  expect(avances.length).toBeGreaterThan(1);
  expect(avances.at(-1)).toMatchObject({ estado: 'terminada', hechas: vista.cambian });
  const { body: csv } = await call('admin', 'GET', `/v1/operaciones/${body.id}/resultado`);
  expect(csv.split('\r\n')).toHaveLength(vista.cambian + 2);
  expect((await call('admin', 'GET', `?comercial=${ids.comercial}`)).body.count).toBe(0);
  const { body: vuelta } = await call('admin', 'POST', `/v1/operaciones/${body.id}/deshacer`);
  expect(await terminada(vuelta.id)).toMatchObject({ hechas: vista.cambian, rechazadas: 0 });
  expect((await call('admin', 'GET', `?comercial=${ids.comercial}`)).body.count).toBe(vista.cambian);
});

test('an operation stopped half-way leaves whole rows, and can be undone', async () => {
  const auditados = async () =>
    (await db.selectFrom('auditoria').select('id').where('accion', '=', 'asignar-comercial').execute())
      .length;
  const yaAuditados = await auditados();
  const { body } = await call('admin', 'POST', '/asignacion', { filtro, comercialId: ids.jefa });
  while ((await read(body.id)).hechas === 0) await sleep(5);
  await call('admin', 'POST', `/v1/operaciones/${body.id}/cancelar`);
  const parada = await read(body.id);
  expect(parada).toMatchObject({ estado: 'cancelada', acciones: ['reanudar', 'deshacer'] });
  expect(parada.hechas).toBeGreaterThan(0);
  expect(parada.hechas).toBeLessThan(parada.total);
  await sleep(300);
  const cuentas = await cuentasDe(db, body.id, ids.jefa);
  expect(cuentas).toMatchObject({ pasados: parada.hechas, hechas: parada.hechas, cuenta: parada.hechas });
  expect((await auditados()) - yaAuditados).toBe(parada.hechas);
  const { body: vuelta } = await call('admin', 'POST', `/v1/operaciones/${body.id}/deshacer`);
  expect((await terminada(vuelta.id)).hechas).toBe(parada.hechas);
  expect((await cuentasDe(db, body.id, ids.jefa)).pasados).toBe(0);
});

test.each([
  ['blocked', { estado: 'bloqueado' }, 'La cuenta que la pidió ya no está activa: lo hecho queda hecho'],
  [
    'demoted',
    { rol: 'cliente' },
    'La cuenta que la pidió ya no tiene permiso para hacer esto: lo hecho queda hecho',
  ],
] as const)(
  'an operation of an account that is %s half-way stops there and says why',
  async (_, cambio, motivo) => {
    const { id: jefa, role: rol } = VIEWERS.jefa;
    const setAccount = (valores: object) =>
      db.updateTable('usuario').set(valores).where('id', '=', jefa).execute();
    const { body } = await call('jefa', 'POST', '/asignacion', { filtro, comercialId: ids.jefa });
    while ((await read(body.id)).hechas === 0) await sleep(5);
    await setAccount(cambio);
    const parada = await terminada(body.id);
    expect(parada).toMatchObject({ estado: 'fallida', motivo });
    expect(parada.hechas).toBeLessThan(parada.total);
    expect((await cuentasDe(db, body.id, ids.jefa)).pasados).toBe(parada.hechas);
    await setAccount({ estado: 'activo', rol });
    await call('admin', 'POST', `/v1/operaciones/${body.id}/deshacer`);
  },
  240_000,
);

test('blocking accounts is for administrators, also once it has been asked for', async () => {
  const { id } = await db
    .insertInto('operacion')
    .values({
      tipo: 'cuentas',
      usuarioId: VIEWERS.jefa.id,
      estado: 'en-cola',
      total: 1,
      detalle: JSON.stringify({ accion: 'bloquear' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fila = { operacionId: id, orden: 1, entidad: 'usuario', entidadId: VIEWERS.otro.id } as const;
  await db.insertInto('operacionFila').values(fila).execute();
  await runOperacion({ db, jobs, tareas }, id);
  expect(await read(id)).toMatchObject({ estado: 'fallida', hechas: 0, rechazadas: 0 });
});
