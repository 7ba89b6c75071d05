import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { patronesDe, plegar } from './texto-de-busqueda.ts';

const { db } = await testApp();

test.each([
  ['Cañada ÁÉÍÓÚ Ü Ç', 'cañada aeiou u c'],
  ['L’Hospitalet · Sant Adrià', 'l’hospitalet · sant adria'],
  ['A\u0301vila', 'avila'],
  ['ALMÔNDEGA Ÿ', 'almondega y'],
])('the server and the database fold «%s» alike', async (texto, plegado) => {
  expect(plegar(texto)).toBe(plegado);
  const { rows } = await sql<{ plegado: string }>`select plegar(${texto}) as plegado`.execute(db);
  expect(rows[0]?.plegado).toBe(plegado);
});

test.each([
  ['  ', []],
  ['Panadería Ñandú', [['%panaderia%', '%ñandu%']]],
  ['García, S.L.', [['%garcia%', '%s.l.%']]],
  ['ES 0021 0000', [['%es00210000%']]],
  ['0021 0000', [['%0021%', '%0000%'], ['%00210000%']]],
  ['28013', [['%28013%']]],
  ['C/ Mayor 5', [['% c/%', '%mayor%', '% 5%']]],
  ['100%_\\', [['%100\\%\\_\\\\%']]],
])('«%s» is looked for as %j', (q, patrones) => {
  expect(patronesDe(q)).toEqual(patrones);
});
