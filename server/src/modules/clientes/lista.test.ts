import { clientes } from '@vatio/contract/endpoints';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { bancoDePrueba, IBAN, NIF, type Quien } from '../../test-banco.ts';
import { VIEWERS } from '../cartera/test-cartera.ts';

const { call, ids, db } = await bancoDePrueba();
await db
  .updateTable('cliente')
  .set({
    nif: NIF.empresa,
    iban: IBAN,
    telefono: '+34 612 345 678',
    email: 'pan@llevant.example',
    municipio: 'Ávila',
    provincia: '05',
    creadoEn: '2026-03-31T22:30:00Z',
  })
  .where('id', '=', ids.panaderia)
  .execute();

const TODOS = ['=HYPERLINK("http://malo")', 'Ábaco Talleres', 'Panadería Ñandú, S.L.'];
const SUYOS = TODOS.slice(1);
const VISIBLES: Record<Quien, readonly string[]> = {
  admin: TODOS,
  jefa: SUYOS,
  comercial: SUYOS,
  otro: TODOS.slice(0, 1),
  cliente: TODOS.slice(2),
};

async function nombres(quien: Quien, query: string): Promise<string[]> {
  const { status, body } = await call(quien, 'GET', `?limit=100&${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  const { rows, count } = clientes.list.response.parse(body);
  expect(count).toBe(rows.length);
  return rows.map(({ nombre }) => nombre);
}

test.each(Object.keys(VIEWERS) as Quien[])(
  '%s sees in list, search, filters and export what is theirs',
  async (quien) => {
    expect(await nombres(quien, 'sort=nombre')).toEqual(VISIBLES[quien]);
    const { body: csv } = await call(quien, 'GET', '/exportacion?formato=csv');
    expect(csv.split('\r\n').length - 2).toBe(VISIBLES[quien].length);
    const { body: facetas } = await call(quien, 'GET', '/facetas');
    expect(Object.keys(facetas)).toEqual(quien === 'cliente' ? ['provincias'] : ['provincias', 'marcas']);
    const { body: busqueda } = await call(quien, 'GET', '/v1/busqueda?q=taller');
    const hallados = busqueda.grupos.filter(({ grupo }: { grupo: string }) => grupo === 'clientes');
    expect(hallados).toHaveLength(VISIBLES[quien].includes('Ábaco Talleres') ? 1 : 0);
  },
);

describe('a search of the list of clients', () => {
  test.each([
    ['name without accents', 'panaderia'],
    ['two words in any order', 's.l. panad'],
    ['NIF with separators', 'B-12.345.674'],
    ['NIF without its control', 'b1234567'],
    ['phone as written', '612 345 678'],
    ['phone without spaces nor prefix', '612345678'],
    ['phone with its prefix', '0034 612 34 56 78'],
    ['the end of the IBAN', '1332'],
    ['the whole IBAN', 'ES91 2100 0418 4502 0005 1332'],
    ['e-mail', 'pan@llevant'],
    ['municipality', 'avila'],
  ])('finds the client by %s', async (_, q) => {
    expect(await nombres('admin', `q=${encodeURIComponent(q)}`)).toEqual(['Panadería Ñandú, S.L.']);
  });

  test.each(['nandu', "o'hara", '%', '_', '\\', '100%'])('finds nothing by %s', async (q) => {
    expect(await nombres('admin', `q=${encodeURIComponent(q)}`)).toEqual([]);
  });
});

test.each([
  ['comercial of one', `comercial=${ids.otro}`, TODOS.slice(0, 1)],
  ['comercial of none', 'comercial=ninguno', []],
  ['comercial that is no identifier', 'comercial=x', []],
  ['tipo', 'tipo=persona', []],
  ['provincia', 'provincia=05,28', TODOS.slice(2)],
  ['with a contract', 'contrato=con', TODOS.slice(2)],
  ['without any', 'contrato=sin', TODOS.slice(0, 2)],
  ['created on that day in Spain', 'creadoDesde=2026-04-01&creadoHasta=2026-04-01', TODOS.slice(2)],
  ['created the day before in Spain', 'creadoHasta=2026-03-31', []],
  ['estado', 'estado=bloqueado', []],
])('the list of clients filters: %s', async (_, query, esperados) => {
  expect(await nombres('admin', `sort=nombre&${query}`)).toEqual(esperados);
});

test.each([
  ['-nombre', TODOS.toReversed()],
  ['-consumo', [TODOS[2], TODOS[1], TODOS[0]]],
  ['comercial', [TODOS[1], TODOS[2], TODOS[0]]],
  ['municipio', [TODOS[2]]],
  ['creado', [TODOS[2]]],
])('the list of clients sorts by %s, blanks last', async (sort, primeros) => {
  const todos = await nombres('admin', `sort=${sort}`);
  expect(new Set(todos)).toEqual(new Set(TODOS));
  if (sort === 'comercial') expect(todos.at(-1)).toBe(primeros.at(-1));
  else expect(todos.slice(0, primeros.length)).toEqual(primeros);
});

test('the list of clients comes page by page, with its points added up', async () => {
  const { body } = await call('admin', 'GET', '?limit=1&page=3&sort=nombre');
  expect(body).toMatchObject({
    count: 3,
    rows: [{ puntos: 1, puntosConContrato: 1, consumoAnualKwh: 41_250.5 }],
  });
  const { status, body: malo } = await call('admin', 'GET', '?sort=iban');
  expect([status, malo.code]).toEqual([400, 'datos-no-validos']);
});

test('the export of clients has names that run nothing, and is recorded in the audit', async () => {
  const { rawPayload } = await call('admin', 'GET', '/exportacion?formato=xlsx&sort=nombre');
  const filas = await readSheet(new Blob([new Uint8Array(rawPayload)]));
  expect(filas[0]?.slice(0, 4)).toEqual(['Id.', 'Tipo', 'Nombre', 'NIF']);
  expect(filas[3]?.slice(2, 4)).toEqual(['Panadería Ñandú, S.L.', NIF.empresa]);
  const { body: csv } = await call('admin', 'GET', '/exportacion?formato=csv&sort=nombre');
  expect(csv).toContain(`"'=HYPERLINK(""http://malo"")"`);
  const { body } = await call('admin', 'GET', '/v1/admin/auditoria?accion=exportar&entidad=cliente');
  expect(body.rows[0]).toMatchObject({ entidadId: 'lista', despues: { formato: 'csv' } });
});
