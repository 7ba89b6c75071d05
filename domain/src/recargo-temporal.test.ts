import { expect, it } from 'vitest';
import { recargoTemporal } from './recargo-temporal.ts';

it.each([
  [1, 1.35, 0],
  [3, 1.35, 0],
  [4, 0.9, -0.45],
  // CNMC, Cuadro 16: five months, −72 % of the first four and 63 % of the last.
  [5, 0.63, -0.72],
  [6, 0.45, -0.9],
  [7, 0.32, -1.03],
  [11, 0.32, -1.03],
])('%i months end at %f and give back %f', (meses, definitivo, regularizacion) => {
  expect(recargoTemporal(meses)).toEqual({
    ok: true,
    value: { provisional: 1.35, definitivo, regularizacion },
  });
});

it.each([0, 12, 2.5, Number.NaN])('%f months are refused', (meses) => {
  expect(recargoTemporal(meses)).toMatchObject({ ok: false, issue: { part: 'meses' } });
});
