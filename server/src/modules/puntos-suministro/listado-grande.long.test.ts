import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/access-token.ts';
import { testApp } from '../../platform/test-app.ts';
import { carteraDePrueba, VIEWERS } from '../cartera/test-cartera.ts';
import { consultaCompleta, type Orden } from './fila-punto.repository.ts';
import type { Filtros } from './filtros.repository.ts';
import { searchPuntos } from './hallazgos.repository.ts';
import { CONTADOS_COMO_MUCHO, readListPage, sumPuntos } from './listado.repository.ts';
import { ordenDe } from './orden.ts';

const { db } = await testApp();

/** Each part has more points than are gathered, so that the ways of reading many are tested too. */
const PUNTOS = 14_000;

beforeAll(async () => {
  const { panaderia, clienteDeOtro } = await carteraDePrueba(db);
  await sql`
    insert into punto_suministro (cups, distribuidora, cliente_id, municipio, provincia, tarifa, consumo_anual_kwh)
    select 'ES0031' || lpad((n::bigint * 7919 % 1000003)::text, 12, '0') || 'AB', '0031',
      (array[null, null, null, null, ${panaderia}, ${clienteDeOtro}])[1 + n % 6]::uuid,
      (array['Ávila', 'Cádiz', 'Zamora', null])[1 + n * 31 % 37 % 4], lpad((1 + n * 17 % 41 % 9)::text, 2, '0'),
      (array['2.0TD', '2.0TD', '3.0TD', null])[1 + n * 13 % 29 % 4],
      case when n % 10 > 0 then n * 997 % 20011 end
    from generate_series(1, ${sql.lit(PUNTOS)}) n
  `.execute(db);
  await sql`
    insert into punto_suministro (cups, distribuidora, cliente_id, municipio) values
      ('ES9999000000000001AB', '9999', ${panaderia}, 'Lejos'), ('ES9999000000000002AB', '9999', null, 'Lejos')
  `.execute(db);
  // Only points of the portfolio have a field of the house's own or a tag, as it often is.
  await sql`
    update punto_suministro set opcion1 = 'Hotel ' || length(municipio), numero1 = consumo_anual_kwh::int % 100,
      etiquetas = case when tarifa = '2.0TD' then '{Vip}'::text[] else '{}' end
    where cliente_id = ${panaderia} and substr(cups, 18, 1) <> '7'
  `.execute(db);
  await sql`analyze punto_suministro`.execute(db);
});

const CAMPOS = ['cups', 'cliente', 'municipio', 'tarifa', 'consumo'] as const;
const ORDENES = CAMPOS.flatMap((campo): Orden[] => [
  [{ field: campo, descending: false }],
  [{ field: campo, descending: true }],
]);
ORDENES.push(
  ...[
    'tarifa,-consumo',
    '-tarifa,municipio,-consumo',
    '-municipio,cliente,-cups',
    'cliente,-consumo',
    '-consumo,cups',
  ].map(ordenDe),
);

const FILTROS: Filtros[] = [
  {},
  { provincia: ['03'] },
  { tarifa: ['2.0TD', '3.0TD'] },
  { q: 'zamora' },
  { q: '0031' },
  { q: '77' },
  { q: 'ES 0031 0000' },
  { consumoDesde: 19_990 },
  // Read in the order of their consumption, those of the portfolio are soon met, and those of the register too late.
  { consumoDesde: 16_500 },
  { consumoDesde: 100, tarifa: ['3.0TD'] },
  { donde: '{"and":[["provincia","in",["03","05"]],["tarifa","not-in",["3.0TD"]]]}' },
  { donde: '{"and":[["comercial","team"],["consumo","between",[100,15000]]]}' },
  { donde: '{"or":[["municipio","is","avila"],["consumo","empty"],["cups","starts","es 0031 0000"]]}' },
];

/** A client does not see these fields. */
const DE_QUIEN_VENDE: Filtros[] = [
  { opcion1: ['Hotel 5', 'Hotel 6'] },
  { opcion1: ['Hotel 6'], tarifa: ['3.0TD'] },
  { opcion1: ['Hotel 5'], numero1Desde: 50 },
  { opcion1: ['Hotel 6'], q: 'zamora' },
  { etiquetas: ['Vip'] },
  { donde: '{"and":[["opcion1","not-in",["Hotel 5"]],["provincia","in",["03"]]]}' },
  { donde: '{"and":[["opcion1","filled"]]}' },
  { donde: '{"and":[["numero1","empty"]]}', q: 'es0031' },
  { donde: '{"and":[["etiquetas","filled"]]}' },
];

const quienes: [keyof typeof VIEWERS, Viewer][] = [
  ['admin', VIEWERS.admin],
  ['comercial', VIEWERS.comercial],
  ['cliente', VIEWERS.cliente],
];

/** The CUPS of the whole list, without pages. */
async function listaEntera(viewer: Viewer, filtros: Filtros, orden: Orden): Promise<string[]> {
  const { filas, orden: por } = consultaCompleta(viewer, filtros, orden);
  const { rows } = await sql<{ todos: string[] }>`
    select coalesce(array_agg(p.cups), '{}') as todos from (${filas} order by ${por}) p
  `.execute(db);
  return rows[0]?.todos ?? [];
}

describe.each(quienes)('%s', (_, viewer) => {
  test.each(viewer.role === 'cliente' ? FILTROS : [...FILTROS, ...DE_QUIEN_VENDE])(
    'pages and count of %j are those of the whole list',
    async (filtros) => {
      for (const orden of ORDENES) {
        const todos = await listaEntera(viewer, filtros, orden);
        for (const primera of [0, Math.max(0, todos.length - 5)]) {
          const { filas, cuenta, exacta } = await readListPage({
            db,
            viewer,
            filtros,
            orden,
            ventana: {
              primera,
              filas: 10,
            },
          });
          expect(filas.map(({ cups }) => cups)).toEqual(todos.slice(primera, primera + 10));
          if (exacta) expect(cuenta).toBe(todos.length);
          else expect(cuenta).toBeLessThan(todos.length);
          if (!exacta) expect(cuenta).toBeGreaterThanOrEqual(CONTADOS_COMO_MUCHO);
        }
      }
    },
    60_000,
  );

  test.each(FILTROS)('the totals of %j are those of the whole list', async (filtros) => {
    const { filas } = consultaCompleta(viewer, filtros, ordenDe());
    const { rows } = await sql<Record<string, number | null>>`
      select count(*)::int as cuenta, coalesce(sum(p.consumo_anual_kwh), 0) as consumo_anual_kwh,
        round(avg(p.consumo_anual_kwh)::numeric, 3)::float8 as consumo_medio_kwh from (${filas}) p
    `.execute(db);
    expect(await sumPuntos(db, viewer, filtros)).toEqual(rows[0]);
  });

  test.each(['zamora', '0031', '77', 'ES 0031 0000', 'lejos', 'no está', 'ña', 'panaderia ña'])(
    'the main search for «%s» finds points of the list, those of the portfolio first',
    async (q) => {
      const enOrden = await listaEntera(viewer, { q }, ordenDe());
      const { rows } = await sql<{ cups: string }>`
        select p.cups from punto_suministro p where not p.registro and p.cups = any(${enOrden}::text[])
      `.execute(db);
      const cartera = new Set(rows.map(({ cups }) => cups));
      const hallados = await searchPuntos(db, viewer, { q, cuantos: 4 });
      const cups = hallados.map(({ id }) => id);
      expect(new Set(cups).size).toBe(Math.min(4, enOrden.length));
      expect(enOrden).toEqual(expect.arrayContaining(cups));
      const primeros = Math.min(4, cartera.size);
      expect(cups.map((uno) => cartera.has(uno))).toEqual(cups.map((_, i) => i < primeros));
    },
  );
});

test('what is counted without reading the points stays right as they come, change and go', async () => {
  await sql`update punto_suministro set tarifa = '6.1TD', con_contrato = true where consumo_anual_kwh < 500`.execute(
    db,
  );
  await sql`update punto_suministro set cliente_id = null where consumo_anual_kwh between 500 and 900`.execute(
    db,
  );
  await sql`delete from punto_suministro where consumo_anual_kwh > 19000`.execute(db);
  const contados = () =>
    sql<{ puntos: number }>`
    select comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, sum(puntos)::int as puntos
    from punto_suministro_recuento group by 1, 2, 3, 4, 5, 6 having sum(puntos) <> 0 order by 1, 2, 3, 4, 5, 6
  `.execute(db);
  const titulares = () =>
    sql`
    select comercial_id, registro, sum(puntos)::int as puntos from punto_suministro_recuento_titular
    group by 1, 2 having sum(puntos) <> 0 order by 1, 2
  `.execute(db);
  const { rows: realesDeTitulares } = await sql`
    select comercial_id, registro, count(*)::int as puntos from punto_suministro group by 1, 2 order by 1, 2
  `.execute(db);
  expect((await titulares()).rows).toEqual(realesDeTitulares);
  const { rows: reales } = await sql`
    select comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, count(*)::int as puntos
    from punto_suministro group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  `.execute(db);
  expect((await contados()).rows).toEqual(reales);
  await sql`select resumir_recuento()`.execute(db);
  expect((await contados()).rows).toEqual(reales);
  expect((await titulares()).rows).toEqual(realesDeTitulares);
  const { rows } = await sql<{
    filas: number;
  }>`select count(*)::int as filas from punto_suministro_recuento`.execute(db);
  expect(rows[0]?.filas).toBe(reales.length);
});
