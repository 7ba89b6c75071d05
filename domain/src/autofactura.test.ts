import { describe, expect, it } from 'vitest';
import { calcularAutofactura, type DatosFiscales, regimenFiscalDe } from './autofactura.ts';

const FISCAL: DatosFiscales = {
  nombre: 'Ana',
  nif: '12345678Z',
  regimen: null,
  irpfPct: 15,
  impuesto: 'IVA',
  impuestoPct: 21,
};

describe('the regime', () => {
  it.each([
    ['12345678Z', null, 'autonomo'],
    ['X1234567L', null, 'autonomo'],
    ['B12345674', null, 'empresa'],
    ['12345678Z', 'empleado', 'empleado'],
    [null, null, null],
    ['no', null, null],
    [null, 'empresa', 'empresa'],
  ] as const)('of %s that says %s is %s', (nif, regimen, esperado) => {
    expect(regimenFiscalDe({ nif, regimen })).toBe(esperado);
  });
});

describe('a self-billed invoice', () => {
  it.each([
    // 1.253,45 × 21 % = 263,2245 and × 15 % = 188,0175: each rounded by itself.
    ['a person', {}, 1253.45, 263.22, -188.02, 1328.65],
    ['a person in their first years', { irpfPct: 7 }, 1000, 210, -70, 1140],
    ['a company', { regimen: 'empresa' }, 1000, 210, undefined, 1210],
    [
      'a company in Canarias',
      { regimen: 'empresa', impuesto: 'IGIC', impuestoPct: 7 },
      1000,
      70,
      undefined,
      1070,
    ],
    ['an employee', { regimen: 'empleado' }, 1000, undefined, undefined, 1000],
    ['somebody of whom nothing is known', { nif: null }, 1000, undefined, undefined, 1000],
    ['what is taken back', {}, -52.55, -11.04, 7.88, -55.71],
    // 0,50 × 21 % is 0,105 exactly.
    ['half a cent', { regimen: 'empresa' }, 0.5, 0.11, undefined, 0.61],
  ] as const)('of %s', (_, cambios, base, impuesto, irpf, total) => {
    const hecha = calcularAutofactura(base, { ...FISCAL, ...cambios });
    expect([hecha.impuesto?.cuotaEur, hecha.irpf?.cuotaEur, hecha.totalEur]).toEqual([impuesto, irpf, total]);
  });
});
