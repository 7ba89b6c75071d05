import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { carteraDePrueba, VIEWERS } from '../cartera/test-cartera.ts';
import { readPartesVisibles } from '../cartera/visibilidad.repository.ts';
import { matchesOf } from './coincidencias.repository.ts';
import { busquedaDe, type Filtros } from './filtros.repository.ts';
import { CONTADOS_COMO_MUCHO } from './listado.repository.ts';

const { db } = await testApp();

const PUNTOS = 60_000;

/** A third of the points are of the portfolio and came last. All those that have a tag or a field of the house's own are there. */
beforeAll(async () => {
  const { panaderia } = await carteraDePrueba(db);
  await sql`
    insert into punto_suministro (cups, distribuidora, cliente_id, etiquetas, opcion1, numero1, fecha1, texto1, direccion)
    select 'ES0031' || lpad((n::bigint * 7919 % 1000003)::text, 12, '0') || 'AB', '0031', d.cliente,
      case when d.con then '{Vip}'::text[] else '{}' end, case when d.con then 'Hotel ' || n % 3 end,
      case when d.con then n % 977 end, case when d.con then date '2026-01-01' + n % 365 end,
      case when d.con then 'Cadena ' || n % 40 end, case when n % 6 = 0 then 'Calle Mayor' end
    from generate_series(1, ${sql.lit(PUNTOS)}) n cross join lateral (
      select case when n % 3 = 0 then ${panaderia}::uuid end as cliente, n % 9 = 0 as con
    ) d order by d.cliente nulls first
  `.execute(db);
  await sql`vacuum analyze punto_suministro`.execute(db);
});

/** The rows of the table that were read for the plan, whether or not they were wanted. */
type Plan = {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
};

function rowsRead(plan: Plan): number {
  const inVain = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = plan['Relation Name'] ? plan['Actual Rows'] + inVain : 0;
  const below = (plan.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, 0);
  return own * plan['Actual Loops'] + below;
}

async function rowsReadFor(filtros: Filtros): Promise<number[]> {
  const viewer = VIEWERS.admin;
  const partes = await readPartesVisibles(db, viewer);
  const read: number[] = [];
  for (const parte of partes) {
    const matches = matchesOf(parte, busquedaDe(viewer, filtros));
    const { rows } = await sql<Record<string, [{ Plan: Plan }]>>`
      explain (analyze, format json) ${matches} limit ${CONTADOS_COMO_MUCHO + 1}
    `.execute(db);
    read.push(rowsRead(Object.values(rows[0]!)[0]![0].Plan));
  }
  return read;
}

const donde = (campo: string, operador: string, ...valor: unknown[]): Filtros => ({
  donde: JSON.stringify({ and: [[campo, operador, ...valor]] }),
});

test.each<[string, Filtros]>([
  ['a choice', { opcion1: ['Hotel 0'] }],
  ['several choices', { opcion1: ['Hotel 0', 'Hotel 1'] }],
  ['any choice', donde('opcion1', 'filled')],
  ['a number from one on', { numero1Desde: 10 }],
  ['numbers between two', donde('numero1', 'between', [10, 900])],
  ['a day from one on', { fecha1Desde: '2026-02-01' }],
  ['any text', donde('texto1', 'filled')],
  ['a tag', { etiquetas: ['Vip'] }],
  ['any tag', donde('etiquetas', 'filled')],
])(
  'a filter by %s reads no points of the register, which has none, and few more than it counts',
  async (_, filtros) => {
    const [cartera, registro] = await rowsReadFor(filtros);
    expect(registro).toBe(0);
    expect(cartera).toBeLessThan(2 * CONTADOS_COMO_MUCHO);
  },
);

test('a word of two letters that begins with ñ is not looked for where no word begins with ñ', async () => {
  const [, registro] = await rowsReadFor({ q: 'ñe' });
  expect(registro).toBe(0);
});

test('a word that only the portfolio has is not looked for in each point of the register', async () => {
  const [, registro] = await rowsReadFor({ q: 'mayor' });
  expect(registro).toBe(0);
});

test.each<[string, Filtros]>([
  ['but one choice', donde('opcion1', 'not-in', ['Hotel 0'])],
  ['without a choice', donde('opcion1', 'empty')],
  ['but one number', donde('numero1', '!=', 5)],
  ['without a tag', donde('etiquetas', 'empty')],
])('a filter by points %s reads few more than it counts of each population', async (_, filtros) => {
  for (const read of await rowsReadFor(filtros)) expect(read).toBeLessThan(2 * CONTADOS_COMO_MUCHO);
});
