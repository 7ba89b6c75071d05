import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';

const harness = await testApp();
const { call, alta, take, ids } = await negocioDeContratos(harness);
const { id: contratoId } = await take(await alta(), ...HASTA_SOLICITADO, {
  accion: 'activar',
  fecha: '2025-02-10',
});
await harness.db.updateTable('contrato').set({ fechaFin: today() }).where('id', '=', contratoId).execute();

beforeEach(async () => {
  await harness.db.deleteFrom('tarea').execute();
});

type Quien = Parameters<typeof call>[0];

async function addTarea(quien: Quien, changes: object): Promise<string> {
  const tarea = { tipo: 'llamada', titulo: 'Llamar', fecha: '2030-05-05', clienteId: ids.taller, ...changes };
  const { status, body } = await call(quien, 'POST', '/tareas', tarea);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}

async function contactOf(quien: Quien, url: string): Promise<{ titulo: string } | null | undefined> {
  const { status, body } = await call(quien, 'GET', url);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.rows?.[0] ?? body).proximoContacto;
}

const PLACES = () => ['/clientes?q=abaco', `/clientes/${ids.taller}`, '/renovaciones'];

describe('the next contact with a client', () => {
  test('is the first of the pending tasks, and a done or deleted one is none', async () => {
    await addTarea('comercial', { titulo: 'Más tarde', fecha: '2030-06-01' });
    const first = await addTarea('comercial', { titulo: 'Primero', hora: '09:30' });
    const removed = await addTarea('comercial', { titulo: 'Borrada', fecha: '2029-01-01' });
    await call('comercial', 'DELETE', `/tareas/${removed}`);
    const expected = {
      tareaId: first,
      tipo: 'llamada',
      titulo: 'Primero',
      fecha: '2030-05-05',
      hora: '09:30',
    };
    for (const place of PLACES()) expect(await contactOf('comercial', place), place).toEqual(expected);
    await call('comercial', 'POST', `/tareas/${first}/hacer`);
    for (const place of PLACES()) {
      expect(await contactOf('comercial', place), place).toMatchObject({ titulo: 'Más tarde' });
    }
  });

  test('is null without tasks, and is not of those that the viewer does not see', async () => {
    await addTarea('jefa', { titulo: 'De la jefa' });
    for (const place of PLACES()) {
      expect(await contactOf('comercial', place), place).toBeNull();
      expect(await contactOf('jefa', place), place).toMatchObject({ titulo: 'De la jefa' });
    }
  });

  test('filters and sorts both lists', async () => {
    await addTarea('comercial', {});
    const filterBy = (operator: string, value?: unknown) =>
      `donde=${encodeURIComponent(JSON.stringify({ and: [['proximoContacto', operator, ...(value ? [value] : [])]] }))}`;
    for (const list of ['/clientes', '/renovaciones']) {
      const count = async (query: string) => (await call('comercial', 'GET', `${list}?${query}`)).body.count;
      const all = await count('');
      expect(await count(filterBy('filled')), list).toBe(1);
      expect(await count(filterBy('empty')), list).toBe(all - 1);
      expect(await count(filterBy('before', '2030-05-06')), list).toBe(1);
      expect(await count(filterBy('before', '2030-05-05')), list).toBe(0);
    }
    for (const sort of ['proximoContacto', '-proximoContacto']) {
      const { body } = await call('comercial', 'GET', `/clientes?sort=${sort}`);
      expect(body.rows.map(({ id }: { id: string }) => id)[0], sort).toBe(ids.taller);
    }
  });

  test('is nothing that a client reads, filters by or finds in an export', async () => {
    await addTarea('comercial', { clienteId: ids.panaderia });
    expect(await contactOf('cliente', '/clientes')).toBeUndefined();
    const donde = encodeURIComponent(JSON.stringify({ and: [['proximoContacto', 'filled']] }));
    expect((await call('cliente', 'GET', `/clientes?donde=${donde}`)).status).toBe(400);
    const headings = async (quien: Quien) =>
      (await call(quien, 'GET', '/clientes/exportacion?formato=papel')).body.columnas;
    expect(JSON.stringify(await headings('cliente'))).not.toContain('contacto');
  });
});
