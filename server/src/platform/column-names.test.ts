import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const { db } = await testApp();

test('the columns of an answer take the names of the program, and what stands inside a json keeps its own', async () => {
  const { rows } = await sql`
    select n as cliente_id, null as fecha_de_baja, json_build_object('un_campo', n) as datos, array[n] as consumo_por_mes
    from generate_series(1, 2) n
  `.execute(db);
  expect(rows).toEqual([
    { clienteId: 1, fechaDeBaja: null, datos: { un_campo: 1 }, consumoPorMes: [1] },
    { clienteId: 2, fechaDeBaja: null, datos: { un_campo: 2 }, consumoPorMes: [2] },
  ]);
});

test('an answer without rows, and one whose columns have the same names in both, come as they are', async () => {
  expect((await sql`select 1 as cups_de_nadie where false`.execute(db)).rows).toEqual([]);
  expect((await sql`select 'ES' as cups`.execute(db)).rows).toEqual([{ cups: 'ES' }]);
});
