import { expect, it } from 'vitest';
import { regimenFiscalDe } from './regimen-fiscal.ts';

it.each([
  ['12345678Z', null, 'autonomo'],
  ['X1234567L', null, 'autonomo'],
  ['B12345674', null, 'empresa'],
  ['12345678Z', 'empleado', 'empleado'],
  [null, null, null],
  ['no', null, null],
  [null, 'empresa', 'empresa'],
] as const)('the regime of %s that says %s is %s', (nif, regimen, esperado) => {
  expect(regimenFiscalDe({ nif, regimen })).toBe(esperado);
});
