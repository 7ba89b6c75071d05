import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldText } from '../../platform/fold-text.ts';
import { testApp } from '../../platform/test-app.ts';
import { inicioDeCups, patronesDe } from './texto-de-busqueda.ts';

const { db } = await testApp();

test.each([
  ['Cañada ÁÉÍÓÚ Ü Ç', 'cañada aeiou u c'],
  ['L’Hospitalet · Sant Adrià', 'l’hospitalet · sant adria'],
  ['A\u0301vila', 'avila'],
  ['ALMÔNDEGA Ÿ', 'almondega y'],
])('the server and the database fold «%s» alike', async (texto, plegado) => {
  expect(foldText(texto)).toBe(plegado);
  const { rows } = await sql<{ plegado: string }>`select plegar(${texto}) as plegado`.execute(db);
  expect(rows[0]?.plegado).toBe(plegado);
});

test.each([
  ['  ', []],
  ['Panadería Ñandú', [['%panaderia%', '%ñandu%']]],
  ['García, S.L.', [['%garcia%', '%s.l.%']]],
  ['0021 0000', [['%0021%', '%0000%'], ['%00210000%']]],
  ['28013', [['%28013%']]],
  ['C/ Mayor 5', [['% c/%', '%mayor%', '% 5%']]],
  ['100%_\\', [['%100\\%\\_\\\\%']]],
])('«%s» is looked for as %j', (q, patrones) => {
  expect(patronesDe(q)).toEqual(patrones);
});

test.each([
  ['ES 0021 0000', 'ES00210000'],
  ['es0021-0000-0000-0001-jn 0f', 'ES0021000000000001JN'],
  ['ES', undefined],
  ['este', undefined],
  ['0021 0000', undefined],
])('«%s» is the beginning of the CUPS %s', (q, inicio) => {
  expect(inicioDeCups(q)).toBe(inicio);
});
