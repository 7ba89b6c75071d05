import { expect, test } from 'vitest';
import { libreDesde } from './libre-desde.ts';

test.each([
  ['the day after its last one', '2026-12-31', null, '2027-01-01'],
  ['the day after its permanence where that lasts longer', '2026-12-31', '2027-03-15', '2027-03-16'],
  ['its last day is still of the contract', '2026-11-22', null, '2026-11-23'],
  ['at once in its extension', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['at once without a last day', null, null, '2026-11-22'],
  ['the day after a permanence without a last day', null, '2026-11-30', '2026-12-01'],
])('a supply is free: %s', (_, fechaFin, permanenciaHasta, libre) => {
  expect(libreDesde({ fechaFin, permanenciaHasta }, '2026-11-22')).toBe(libre);
});
