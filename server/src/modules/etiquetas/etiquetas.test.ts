import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { negocioDeContratos } from '../contratos/test-contratos.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, ids } = await negocioDeContratos(harness);
const { id: contratoId } = await alta();

type Who = Parameters<typeof call>[0];

beforeEach(async () => {
  for (const table of ['cliente', 'puntoSuministro', 'contrato'] as const) {
    await db.updateTable(table).set({ etiquetas: [] }).execute();
  }
  await db.deleteFrom('etiqueta').execute();
});

const tag = async (who: Who, entidad: string, id: string, cambio: object) =>
  call(who, 'POST', '/etiquetas/cambio', { entidad, id, ...cambio });

const csv = async (who: 'comercial' | 'cliente', list: string) => {
  const headers = await headersOf(harness, VIEWERS[who]);
  return (await harness.app.inject({ url: `/v1${list}/exportacion?formato=csv`, headers })).body;
};

const filter = (conditions: unknown) => `donde=${encodeURIComponent(JSON.stringify(conditions))}`;

describe.each([
  ['cliente', '/clientes', ids.taller],
  ['punto-suministro', '/puntos-suministro', CUPS.taller],
  ['contrato', '/contratos', contratoId],
] as const)('the tags of a %s', (entidad, list, id) => {
  test('are put, taken off, read on its page and found in its list by one or several', async () => {
    const { body } = await tag('comercial', entidad, id, { poner: ['VIP', 'Hotel  de costa'] });
    expect(body).toEqual({ etiquetas: ['Hotel de costa', 'VIP'] });
    expect((await call('comercial', 'GET', `${list}/${id}`)).body.etiquetas).toEqual(body.etiquetas);
    const found = async (query: string) => (await call('comercial', 'GET', `${list}?${query}`)).body.count;
    const all = await found('');
    expect(await found('etiquetas=VIP')).toBe(1);
    expect(await found('etiquetas=Otra,VIP')).toBe(1);
    expect(await found('etiquetas=Otra')).toBe(0);
    expect(await found(filter({ and: [['etiquetas', 'not-in', ['VIP']]] }))).toBe(all - 1);
    expect(await found(filter({ and: [['etiquetas', 'filled']] }))).toBe(1);
    expect(await found(filter({ and: [['etiquetas', 'empty']] }))).toBe(all - 1);
    expect((await tag('comercial', entidad, id, { quitar: ['vip'] })).body.etiquetas).toEqual([
      'Hotel de costa',
    ]);
  });

  test('are written once however they are typed, and stay in the audit and in the export', async () => {
    await tag('comercial', entidad, id, { poner: ['Energía verde'] });
    expect((await tag('comercial', entidad, id, { poner: ['ENERGIA VERDE'] })).body.etiquetas).toEqual([
      'Energía verde',
    ]);
    const entries = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('entidadId', '=', id)
      .where('accion', '=', 'etiquetar')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entries).toEqual([{ antes: { etiquetas: [] }, despues: { etiquetas: ['Energía verde'] } }]);
    const file = await csv('comercial', list);
    expect(file).toContain('Etiquetas');
    expect(file).toContain('Energía verde');
  });

  test('are put on all rows of the filter after a trial, and the undo leaves those that others put', async () => {
    await tag('comercial', entidad, id, { poner: ['Antes'] });
    const request = { entidad, poner: ['En bloque'], quitar: ['Antes'], filtros: { etiquetas: 'Antes' } };
    const { body: tried } = await call('comercial', 'POST', '/etiquetas/lote/ensayo', request);
    expect(tried).toMatchObject({ total: 1, hechos: 1 });
    const { body } = await call('comercial', 'POST', '/etiquetas/lote', { ...request, esperados: 1 });
    expect(body).toMatchObject({ tipo: 'etiquetas', hechas: 1, acciones: ['deshacer'] });
    await tag('admin', entidad, id, { poner: ['De otra persona'] });
    await call('comercial', 'POST', `/operaciones/${body.id}/deshacer`);
    expect((await call('comercial', 'GET', `${list}/${id}`)).body.etiquetas).toEqual([
      'Antes',
      'De otra persona',
    ]);
  });

  test('are changed by nobody who does not see it, and a client reads none', async () => {
    expect((await tag('otro', entidad, id, { poner: ['Ajena'] })).status).toBe(404);
    await tag('admin', entidad, id, { poner: ['Moroso'] });
    const { body } = await call('cliente', 'GET', list);
    expect(JSON.stringify(body)).not.toContain('etiquetas');
    expect(await csv('cliente', list)).not.toContain('Etiquetas');
    const { status } = await call('cliente', 'GET', `${list}?${filter({ and: [['etiquetas', 'filled']] })}`);
    expect(status).toBe(400);
  });
});

test('what is offered when typing is in use somewhere, whatever its accents and capitals', async () => {
  await tag('admin', 'cliente', ids.taller, { poner: ['Hotel', 'Energía'] });
  const names = async (query: string) =>
    (await call('comercial', 'GET', `/etiquetas?${query}`)).body.rows.map(
      ({ nombre }: { nombre: string }) => nombre,
    );
  expect(await names('q=ENERG')).toEqual(['Energía']);
  expect(await names('ids=Hotel')).toEqual(['Hotel']);
  await tag('admin', 'cliente', ids.taller, { quitar: ['Hotel'] });
  expect(await names('')).toEqual(['Energía']);
});

test('a row takes at most twenty, each without commas', async () => {
  const many = Array.from({ length: 20 }, (_, i) => `Etiqueta ${i}`);
  await tag('admin', 'cliente', ids.taller, { poner: many });
  const { status, body } = await tag('admin', 'cliente', ids.taller, { poner: ['Una más'] });
  expect([status, body.title]).toEqual([409, 'Pasaría de 20 etiquetas']);
  for (const wrong of ['a,b', ' ', 'x'.repeat(41)]) {
    expect((await tag('admin', 'cliente', ids.taller, { poner: [wrong] })).status).toBe(400);
  }
  expect((await tag('admin', 'cliente', ids.taller, {})).status).toBe(400);
});

describe('of two clients that are merged', () => {
  const newClient = async (nombre: string, poner: readonly string[]) => {
    const { body } = await call('admin', 'POST', '/clientes', { tipo: 'persona', nombre });
    await tag('admin', 'cliente', body.id, { poner });
    return (await call('admin', 'GET', `/clientes/${body.id}`)).body;
  };
  type Client = { readonly id: string; readonly version: number };
  const merge = (stays: Client, goes: Client) =>
    call('admin', 'POST', `/admin/clientes/${stays.id}/fusion/${goes.id}`, {
      delOtro: [],
      version: stays.version,
      versionDelOtro: goes.version,
    });

  test('the tags are those of both, and the own fields those of the other that this one lacks', async () => {
    const stays = await newClient('Ana Ruiz Soto', ['VIP', 'Hotel']);
    const goes = await newClient('A. Ruiz', ['Bar', 'VIP']);
    const values = (id: string, set: object) =>
      db.updateTable('cliente').set(set).where('id', '=', id).execute();
    await values(stays.id, { numero1: 1 });
    await values(goes.id, { numero1: 2, texto1: 'La del hotel' });
    const { status, body } = await merge(stays, goes);
    expect([status, body.etiquetas, body.campos]).toEqual([
      200,
      ['Bar', 'Hotel', 'VIP'],
      { numero1: 1, texto1: 'La del hotel' },
    ]);
  });

  test('more tags than one row takes are refused, and neither changes', async () => {
    const twelve = (word: string) => Array.from({ length: 12 }, (_, i) => `${word} ${i}`);
    const stays = await newClient('Luis Gil Paz', twelve('Costa'));
    const goes = await newClient('L. Gil', twelve('Sierra'));
    const { status, body } = await merge(stays, goes);
    expect([status, body.title]).toEqual([
      409,
      'Juntos tendrían 24 etiquetas, y caben 20: quita antes algunas',
    ]);
    expect((await call('admin', 'GET', `/clientes/${goes.id}`)).body.estado).toBe('activo');
  });
});
