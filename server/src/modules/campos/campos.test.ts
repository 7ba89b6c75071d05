import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { negocioDeContratos } from '../contratos/test-contratos.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, ids } = await negocioDeContratos(harness);
const { id: contratoId } = await alta();
const { id: otroContratoId } = await alta(CUPS.panaderia);

type Entidad = 'cliente' | 'punto-suministro' | 'contrato';

beforeEach(async () => {
  for (const { entidad, hueco } of (await call('admin', 'GET', '/campos')).body.rows) {
    await call('admin', 'PATCH', `/campos/${entidad}/${hueco}`, { archivado: true });
    await call('admin', 'DELETE', `/campos/${entidad}/${hueco}`);
  }
});

const define = async (entidad: Entidad, clase: string, nombre: string, valores: readonly string[] = []) =>
  (await call('admin', 'POST', '/campos', { entidad, clase, nombre, valores })).body.hueco;

const write = (who: Parameters<typeof call>[0], entidad: Entidad, id: string, valores: object) =>
  call(who, 'POST', '/campos/cambio', { entidad, id, valores });

const csv = async (who: 'comercial' | 'cliente', list: string) => {
  const headers = await headersOf(harness, VIEWERS[who]);
  return (await harness.app.inject({ url: `/v1${list}/exportacion?formato=csv`, headers })).body;
};

const filter = (conditions: unknown) => `donde=${encodeURIComponent(JSON.stringify(conditions))}`;

describe.each([
  ['cliente', '/clientes', ids.taller, ids.panaderia],
  ['punto-suministro', '/puntos-suministro', CUPS.taller, CUPS.panaderia],
  ['contrato', '/contratos', contratoId, otroContratoId],
] as const)('the own fields of a %s', (entidad, list, id, other) => {
  const key = entidad === 'punto-suministro' ? 'cups' : 'id';
  const found = async (query: string): Promise<string[]> =>
    (await call('comercial', 'GET', `${list}?${query}`)).body.rows.map(
      (row: Record<string, string>) => row[key],
    );

  test('of every kind are written, read on its page and in its list, filtered and sorted by', async () => {
    const sector = await define(entidad, 'opcion', 'Sector', ['Hotel', 'Hostelería']);
    const rooms = await define(entidad, 'numero', 'Habitaciones');
    const review = await define(entidad, 'fecha', 'Revisión');
    const note = await define(entidad, 'texto', 'Apodo');
    const valores = {
      [sector]: 'hosteleria',
      [rooms]: 120.5,
      [review]: '2027-02-01',
      [note]: ' El  de la costa ',
    };
    const kept = { ...valores, [sector]: 'Hostelería', [note]: 'El de la costa' };
    expect((await write('comercial', entidad, id, valores)).body).toEqual({ campos: kept });
    expect((await call('comercial', 'GET', `${list}/${id}`)).body.campos).toEqual(kept);
    await write('comercial', entidad, other, { [rooms]: 8 });
    expect(await found(`${sector}=Hostelería`)).toEqual([id]);
    expect(await found(`${rooms}Desde=100`)).toEqual([id]);
    expect(await found(`${review}Hasta=2027-02-01`)).toEqual([id]);
    expect(await found(filter({ and: [[note, 'contains', 'COSTA']] }))).toEqual([id]);
    const all = await found('');
    expect((await found(filter({ and: [[note, 'empty']] }))).length).toBe(all.length - 1);
    expect((await found(`sort=-${rooms}`)).slice(0, 2)).toEqual([id, other]);
    expect((await found(`sort=${rooms}`)).slice(0, 2)).toEqual([other, id]);
    expect((await found(`sort=${rooms}`)).sort()).toEqual(all.sort());
    const file = await csv('comercial', list);
    expect(file).toContain('Sector;Habitaciones;Revisión;Apodo');
    expect(file).toContain('Hostelería;120,5;01/02/2027;El de la costa');
    const [entry] = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('entidadId', '=', other)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry).toEqual({
      antes: { campos: ['Habitaciones: –'] },
      despues: { campos: ['Habitaciones: 8'] },
    });
  });

  test('refuse what is not of their kind, and leave nothing half-written', async () => {
    const sector = await define(entidad, 'opcion', 'Sector', ['Hotel']);
    const rooms = await define(entidad, 'numero', 'Habitaciones');
    const { status, body } = await write('comercial', entidad, id, {
      [sector]: 'Bar',
      [rooms]: 3,
      texto5: 'x',
    });
    expect([status, body.errors]).toEqual([
      400,
      {
        [`valores.${sector}`]: '«Sector» ha de ser uno de Hotel',
        'valores.texto5': 'Ese campo no está en uso',
      },
    ]);
    expect((await call('comercial', 'GET', `${list}/${id}`)).body.campos).toEqual({});
    expect((await write('comercial', entidad, id, { [rooms]: 'muchas' })).status).toBe(400);
    expect((await write('otro', entidad, id, { [rooms]: 1 })).status).toBe(404);
  });

  test('are written on all rows of the filter after a trial, and the undo leaves what others wrote since', async () => {
    const rooms = await define(entidad, 'numero', 'Habitaciones');
    const floors = await define(entidad, 'numero', 'Plantas');
    await write('comercial', entidad, id, { [rooms]: 5 });
    const request = { entidad, valores: { [rooms]: 9, [floors]: 2 }, filtros: { [`${rooms}Desde`]: '5' } };
    expect((await call('comercial', 'POST', '/campos/lote/ensayo', request)).body).toMatchObject({
      hechos: 1,
    });
    const { body } = await call('comercial', 'POST', '/campos/lote', { ...request, esperados: 1 });
    expect(body).toMatchObject({ tipo: 'campos', hechas: 1, acciones: ['deshacer'] });
    await write('admin', entidad, id, { [floors]: 7 });
    await call('comercial', 'POST', `/operaciones/${body.id}/deshacer`);
    expect((await call('comercial', 'GET', `${list}/${id}`)).body.campos).toEqual({
      [rooms]: 5,
      [floors]: 7,
    });
  });

  test('are nothing that a client reads, filters by or exports', async () => {
    const rooms = await define(entidad, 'numero', 'Habitaciones');
    await write('admin', entidad, id, { [rooms]: 5 });
    expect(JSON.stringify((await call('cliente', 'GET', list)).body)).not.toContain('campos');
    expect(await csv('cliente', list)).not.toContain('Habitaciones');
    expect((await call('cliente', 'GET', `${list}?${filter({ and: [[rooms, '>', 1]] })}`)).status).toBe(400);
  });
});

test('five fields of a kind have a name, and the place of one that is deleted is free and empty', async () => {
  for (const n of [1, 2, 3, 4, 5]) expect(await define('cliente', 'numero', `Cifra ${n}`)).toBe(`numero${n}`);
  const { status, body } = await call('admin', 'POST', '/campos', {
    entidad: 'cliente',
    clase: 'numero',
    nombre: 'Otra',
  });
  expect([status, body.code]).toEqual([409, 'campos-agotados']);
  await write('admin', 'cliente', ids.taller, { numero2: 3 });
  expect((await call('admin', 'DELETE', '/campos/cliente/numero2')).status).toBe(409);
  await call('admin', 'PATCH', '/campos/cliente/numero2', { archivado: true });
  expect((await call('admin', 'DELETE', '/campos/cliente/numero2')).status).toBe(204);
  expect(await define('cliente', 'numero', 'Otra')).toBe('numero2');
  expect((await call('admin', 'GET', `/clientes/${ids.taller}`)).body.campos).toEqual({});
});

test('a field has a name of its own and a place among the others, and a choice its options, each once', async () => {
  await define('cliente', 'texto', 'Apodo');
  await define('cliente', 'fecha', 'Revisión');
  const refused = async (body: object) =>
    (await call('admin', 'POST', '/campos', { entidad: 'cliente', ...body })).body.errors;
  expect(await refused({ clase: 'texto', nombre: 'APODO' })).toEqual({
    nombre: 'Ya hay un campo con ese nombre',
  });
  expect(await refused({ clase: 'opcion', nombre: 'Sector' })).toEqual({
    valores: 'Escribe al menos una opción',
  });
  expect(await refused({ clase: 'opcion', nombre: 'Sector', valores: ['Bar', 'bár'] })).toEqual({
    valores: '«bár» está dos veces',
  });
  await call('admin', 'PATCH', '/campos/cliente/fecha1', { puesto: 0 });
  const { rows } = (await call('comercial', 'GET', '/campos')).body;
  expect(rows.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Revisión', 'Apodo']);
});
