import type { reglasDeTareas } from '@vatio/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { writeTareasDeFin } from './fin-de-contrato.service.ts';

const { db, ...harness } = await testApp();
const { call, alta, take, ids } = await negocioDeContratos({ db, ...harness });
const activar = { accion: 'activar', fecha: '2025-02-10' };
/** Active until 9 February 2026. */
const contrato = await take(await alta(CUPS.taller, { duracionMeses: 12 }), ...HASTA_SOLICITADO, activar);
/** The first day of a rule of a hundred days. */
const HUNDRED_BEFORE = '2025-11-01';

async function setRule(regla: Partial<reglasDeTareas.Regla>): Promise<void> {
  const whole = { activa: true, diasAntesDelFin: 100, ...regla };
  expect(await call('admin', 'PUT', '/ajustes/tareas', whole)).toMatchObject({ status: 200, body: whole });
}

const written = () => db.selectFrom('tarea').selectAll().execute();

beforeEach(async () => {
  await db.deleteFrom('tareaDeFin').execute();
  await db.deleteFrom('tarea').execute();
  const { id } = contrato;
  const asItWas = {
    fechaFin: '2026-02-09',
    atr: 'activado',
    fechaBaja: null,
    revisionPrecio: null,
    comercialId: ids.comercial,
  } as const;
  await db.updateTable('contrato').set(asItWas).where('id', '=', id).execute();
  await setRule({});
});

describe('the rule of the tasks before the end of a contract', () => {
  test('writes a task for its representative from that many days before the end, and says so in the audit', async () => {
    expect(await writeTareasDeFin(db, '2025-10-31')).toBe(0);
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(1);
    const [tarea] = await written();
    expect(tarea).toMatchObject({
      titulo: `Renovar ${contrato.codigo}, que acaba el 09/02/2026`,
      tipo: 'llamada',
      fecha: HUNDRED_BEFORE,
      comercialId: ids.comercial,
      contratoId: contrato.id,
      clienteId: ids.taller,
      cups: CUPS.taller,
    });
    const { body } = await call('comercial', 'GET', `/tareas?deContrato=${contrato.id}`);
    expect(body.rows).toMatchObject([{ id: tarea?.id, cliente: { id: ids.taller } }]);
    const audited = db.selectFrom('auditoria').select(['accion', 'usuarioId', 'despues']);
    expect(await audited.where('entidadId', '=', tarea?.id ?? '').execute()).toMatchObject([
      { accion: 'crear', usuarioId: null, despues: { contratoId: contrato.id } },
    ]);
  });

  test('writes it once, with two rounds at once, another day, and after the task was done or deleted', async () => {
    const rounds = await Promise.all(Array.from({ length: 4 }, () => writeTareasDeFin(db, HUNDRED_BEFORE)));
    expect(rounds.sort()).toEqual([0, 0, 0, 1]);
    const [tarea] = await written();
    await call('comercial', 'DELETE', `/tareas/${tarea?.id}`);
    expect(await writeTareasDeFin(db, '2025-12-01')).toBe(0);
    expect(await written()).toHaveLength(1);
  });

  test('writes another when the contract gets another last day', async () => {
    await writeTareasDeFin(db, HUNDRED_BEFORE);
    await db.updateTable('contrato').set({ fechaFin: '2026-02-20' }).where('id', '=', contrato.id).execute();
    expect(await writeTareasDeFin(db, '2025-12-01')).toBe(1);
  });

  test('writes another for the review of the price, unless that comes with the last day', async () => {
    const changed = await call('comercial', 'PATCH', `/contratos/${contrato.id}`, {
      revisionPrecio: '2025-11-20',
      version: (await call('comercial', 'GET', `/contratos/${contrato.id}`)).body.version,
    });
    expect(changed).toMatchObject({ status: 200, body: { revisionPrecio: '2025-11-20' } });
    expect(await writeTareasDeFin(db, '2025-10-01')).toBe(1);
    expect(await written()).toMatchObject([
      { titulo: `Comparar ${contrato.codigo}, cuyo precio se revisa el 20/11/2025` },
    ]);
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(1);
    await db.deleteFrom('tareaDeFin').execute();
    await db.updateTable('contrato').set({ revisionPrecio: '2026-02-09' }).execute();
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(1);
    const { body } = await call('comercial', 'GET', '/contratos?sort=revisionPrecio');
    expect(body.rows[0]).toMatchObject({ revisionPrecio: '2026-02-09', permanenciaHasta: '2026-02-09' });
  });

  test('writes none while it is off, and none for a contract that has ended or whose last day is past', async () => {
    await setRule({ activa: false });
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(0);
    await setRule({});
    expect(await writeTareasDeFin(db, '2026-02-10')).toBe(0);
    await db
      .updateTable('contrato')
      .set({ atr: 'baja', fechaBaja: '2025-10-01' })
      .where('id', '=', contrato.id)
      .execute();
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(0);
  });

  test('writes none for a contract that is being renewed, until the renewal is cancelled', async () => {
    const { body } = await call('comercial', 'POST', `/contratos/${contrato.id}/renovar`, {});
    expect(body.codigo, JSON.stringify(body)).toBeDefined();
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(0);
    await take(body, { accion: 'cancelar', motivo: 'No lo quiere' });
    expect(await writeTareasDeFin(db, HUNDRED_BEFORE)).toBe(1);
  });

  test("gives it to the client's representative when the contract's has left", async () => {
    await db.updateTable('contrato').set({ comercialId: ids.jefa }).where('id', '=', contrato.id).execute();
    await db
      .updateTable('comercial')
      .set({ alta: '2020-01-01', baja: '2025-06-01' })
      .where('id', '=', ids.jefa)
      .execute();
    await writeTareasDeFin(db, HUNDRED_BEFORE);
    expect((await written()).map(({ comercialId }) => comercialId)).toEqual([ids.comercial]);
    await db.updateTable('comercial').set({ baja: null }).where('id', '=', ids.jefa).execute();
  });
});

test('only whole days from one to two years are admitted, and a change of the rule is in the audit', async () => {
  for (const diasAntesDelFin of [0, 731, 1.5]) {
    const { status, body } = await call('admin', 'PUT', '/ajustes/tareas', { activa: true, diasAntesDelFin });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['diasAntesDelFin']]);
  }
  await setRule({ diasAntesDelFin: 90 });
  const last = db.selectFrom('auditoria').select(['antes', 'despues']).orderBy('id', 'desc').limit(1);
  const where = last.where('accion', '=', 'cambiar-regla-de-tareas');
  expect(await where.execute()).toEqual([
    { antes: { diasAntesDelFin: 100 }, despues: { diasAntesDelFin: 90 } },
  ]);
});
