import { expect, test } from 'vitest';
import { longMonth, shortDay, shortMonth } from './format.ts';

test.each([
  ['2026-01-05', '05/01/2026', 'ene', 'enero de 2026'],
  // It is after midnight in Spain and still before it in Greenwich.
  ['2026-08-31T22:30:00.000Z', '01/09/2026', 'sept', 'septiembre de 2026'],
  ['2026-12-31T23:00:00.000Z', '01/01/2027', 'ene', 'enero de 2027'],
])('%s is a day in Spain', (fecha, ...escrito) => {
  expect([shortDay(fecha), shortMonth(fecha), longMonth(fecha)]).toEqual(escrito);
});
