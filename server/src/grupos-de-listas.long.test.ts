import {
  clientesList,
  comercialesList,
  contratosList,
  extractosList,
  facturasList,
  groupsIn,
  incidenciasList,
  type ListDefinition,
  lineasDeExtractoList,
  propuestasList,
  puntosSuministroList,
  renovacionesList,
  tareasList,
  textOfGroup,
} from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { CUPS } from './modules/cartera/test-cartera.ts';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp({ logLevel: 'error' });
const { call, alta } = await negocioDeContratos(harness);
await alta();
await alta(CUPS.panaderia);

type Group = { value: string | null; name: string | null; count: number; totals: Record<string, number> };

/** Every list whose rows can be grouped, and where its totals are. */
const LISTAS: readonly [string, ListDefinition, string][] = [
  ['/puntos-suministro', puntosSuministroList, '/totales'],
  ['/clientes', clientesList, '/totales'],
  ['/comerciales', comercialesList, '/totales'],
  ['/contratos', contratosList, '/recuento'],
  ['/renovaciones', renovacionesList, '/totales'],
  ['/propuestas', propuestasList, ''],
  ['/tareas', tareasList, ''],
  ['/incidencias', incidenciasList, ''],
  ['/extractos', extractosList, '/totales'],
  ['/facturas', facturasList, '/totales'],
  ['/extractos/lineas', lineasDeExtractoList, '/totales'],
];

const groupsOf = async (url: string, consulta: string): Promise<Group[]> => {
  const { status, body } = await call('admin', 'GET', `${url}/grupos?limit=100&${consulta}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.count).toBe(body.rows.length);
  return body.rows;
};

describe.each(LISTAS)('the groups of the list %s', (url, list, totales) => {
  const campos = groupsIn(list) as string[];

  test.each(campos)('have every row of it once, by %s', async (por) => {
    const { body: toda } = await call('admin', 'GET', url);
    const grupos = await groupsOf(url, `por=${por}`);
    expect(grupos.reduce((suma, { count }) => suma + count, 0)).toBe(toda.count);
    for (const { value, count } of grupos) {
      const deGrupo = encodeURIComponent(textOfGroup(por, value));
      const { body } = await call('admin', 'GET', `${url}?deGrupo=${deGrupo}`);
      expect([value, body.count]).toEqual([value, count]);
    }
    // Only the last group may be that of the rows without a value.
    expect(grupos.slice(0, -1).every(({ value }) => value !== null)).toBe(true);
  });

  test('add up what the whole list does', async () => {
    const nombres = Object.values(list.fields).flatMap(({ total }) => total ?? []);
    if (totales === '' || nombres.length === 0) return;
    const { body: todos } = await call('admin', 'GET', `${url}${totales}`);
    const grupos = await groupsOf(url, `por=${campos[0]}`);
    for (const nombre of nombres) {
      const suma = grupos.reduce((parcial, { totals }) => parcial + totals[nombre]!, 0);
      expect([nombre, suma]).toEqual([nombre, expect.closeTo(todos[nombre], 2)]);
    }
  });

  test('are refused by a field that does not group, and the open group is refused too', async () => {
    const { status, body } = await call('admin', 'GET', `${url}/grupos?por=nada`);
    expect([status, body.errors?.por]).toEqual([400, expect.any(String)]);
    const abierto = await call('admin', 'GET', `${url}?deGrupo=nada:x`);
    expect([abierto.status, abierto.body.errors?.deGrupo]).toEqual([
      400,
      expect.stringContaining('El grupo ha de ser de uno de los campos'),
    ]);
  });
});

test('groups pass the filters of the list, and ignore which of them is open', async () => {
  const filtro = encodeURIComponent(JSON.stringify({ and: [['cups', 'is', CUPS.panaderia]] }));
  const grupos = await groupsOf('/puntos-suministro', `por=tarifa&donde=${filtro}&deGrupo=tarifa:6.4TD`);
  expect(grupos.map(({ count }) => count)).toEqual([1]);
});

test('groups come in pages, by their value or by a total', async () => {
  const valores = async (consulta: string) =>
    (await groupsOf('/puntos-suministro', `por=tarifa&${consulta}`)).map(({ value }) => value);
  const usual = (await valores('')).filter((value) => value !== null);
  expect(usual.length).toBeGreaterThan(1);
  expect((await valores('sort=-tarifa')).filter((value) => value !== null)).toEqual(usual.toReversed());
  const consumos = (await groupsOf('/puntos-suministro', 'por=tarifa&sort=-consumo'))
    .filter(({ value }) => value !== null)
    .map(({ totals }) => totals.consumoAnualKwh!);
  expect(consumos).toEqual(consumos.toSorted((a, b) => b - a));
  const { body } = await call('admin', 'GET', '/puntos-suministro/grupos?por=tarifa&limit=1&page=2');
  expect(body.rows.map(({ value }: Group) => value)).toEqual([usual[1]]);
  const { body: fuera } = await call('admin', 'GET', '/puntos-suministro/grupos?por=tarifa&page=50');
  expect([fuera.rows, fuera.count > 1]).toEqual([[], true]);
});

test('a list and its groups have the average of the rows with a value, and none where no row has one', async () => {
  const { body } = await call('admin', 'GET', '/puntos-suministro?limit=100');
  const averageOf = (tarifa: string | null | undefined) => {
    const consumos = body.rows
      .filter((punto: { tarifa: string | null }) => tarifa === undefined || punto.tarifa === tarifa)
      .flatMap(({ consumoAnualKwh }: { consumoAnualKwh: number | null }) => consumoAnualKwh ?? []);
    const suma = consumos.reduce((parcial: number, kwh: number) => parcial + kwh, 0);
    return consumos.length === 0 ? null : expect.closeTo(suma / consumos.length, 2);
  };
  const { body: totales } = await call('admin', 'GET', '/puntos-suministro/totales');
  expect(totales.consumoMedioKwh).toEqual(averageOf(undefined));
  const grupos = await groupsOf('/puntos-suministro', 'por=tarifa');
  for (const { value, totals } of grupos) expect(totals.consumoMedioKwh).toEqual(averageOf(value));
  const { body: ninguno } = await call('admin', 'GET', '/puntos-suministro/totales?q=nada-se-llama-asi');
  expect(ninguno).toEqual({ cuenta: 0, consumoAnualKwh: 0, consumoMedioKwh: null });
  const { body: contratos } = await call('admin', 'GET', '/contratos?limit=100');
  const { body: recuento } = await call('admin', 'GET', '/contratos/recuento');
  const consumo = contratos.rows.reduce(
    (parcial: number, { consumoAnualKwh }: { consumoAnualKwh: number }) => parcial + consumoAnualKwh,
    0,
  );
  expect(recuento.consumoMedioKwh).toBeCloseTo(consumo / contratos.count, 2);
});

test('a group of sellers says whose it is', async () => {
  const grupos = await groupsOf('/clientes', 'por=comercial');
  expect(grupos.find(({ value }) => value !== null)?.name).toEqual(expect.any(String));
});

test('a group with a value that cannot be has no rows', async () => {
  for (const [url, deGrupo] of [
    ['/clientes', 'comercial:nadie'],
    ['/tareas', 'fecha:2026-13-40'],
    ['/clientes', 'municipio:'],
  ]) {
    const { status, body } = await call('admin', 'GET', `${url}?deGrupo=${deGrupo}`);
    expect([status, body.count]).toEqual([200, 0]);
  }
});

test('a client sees the groups of their own rows, without commissions, and none by seller', async () => {
  const { body: suyos } = await call('cliente', 'GET', '/contratos');
  const { body } = await call('cliente', 'GET', '/contratos/grupos?por=tarifa');
  expect(body.rows.reduce((suma: number, { count }: Group) => suma + count, 0)).toBe(suyos.count);
  expect(body.rows.every(({ totals }: Group) => !('comisionEur' in totals))).toBe(true);
  const { status, body: problema } = await call('cliente', 'GET', '/contratos/grupos?por=comercial');
  expect([status, problema.errors?.por]).toEqual([400, 'La lista no se puede agrupar por «comercial»']);
  const propio = await call('cliente', 'GET', '/contratos/grupos?por=opcion1');
  expect(propio.status).toBe(400);
});
