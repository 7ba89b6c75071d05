import { describe, expect, it } from 'vitest';
import { calculateAutofactura, type DatosFiscales, storeDatos } from './autofactura.ts';
import { diaDe } from './fecha.ts';
import { TERRITORIOS, type Territorio } from './territorio.ts';

const HOY = diaDe(2026, 11, 20);
const FISCAL: DatosFiscales = {
  nombre: 'Ana',
  nif: '12345678Z',
  regimen: null,
  irpfPct: 15,
  territorio: 'peninsula-baleares',
  ipsiPct: null,
};

function calculate(
  baseEur: number,
  cambios: Partial<DatosFiscales>,
  casa: Territorio = 'peninsula-baleares',
) {
  return calculateAutofactura(baseEur, storeDatos({ ...FISCAL, ...cambios }, casa, HOY));
}

describe('a self-billed invoice between two establishments in the territory of IVA', () => {
  it.each([
    // 1.253,45 × 21 % = 263,2245 and × 15 % = 188,0175: each is rounded by itself.
    ['a person', {}, 1253.45, 263.22, -188.02, 1328.65],
    ['a person in their first years', { irpfPct: 7 }, 1000, 210, -70, 1140],
    ['a company', { regimen: 'empresa' }, 1000, 210, undefined, 1210],
    ['an employee', { regimen: 'empleado' }, 1000, undefined, undefined, 1000],
    [
      'an employee of nobody knows where',
      { regimen: 'empleado', territorio: null },
      1000,
      undefined,
      undefined,
      1000,
    ],
    ['what is taken back', {}, -52.55, -11.04, 7.88, -55.71],
    // 0,50 × 21 % is 0,105 exactly.
    ['half a cent', { regimen: 'empresa' }, 0.5, 0.11, undefined, 0.61],
  ] as const)('has the taxes of %s', (_, cambios, base, impuesto, irpf, total) => {
    const calculada = calculate(base, cambios);
    expect([calculada.impuesto?.cuotaEur, calculada.irpf?.cuotaEur, calculada.totalEur]).toEqual([
      impuesto,
      irpf,
      total,
    ]);
    expect(calculada.falta).toBeNull();
  });
});

/**
 * Of 1.253,45 €: the tax that is charged (`inversion` names the one that the house pays instead), and the
 * amount of each.
 */
const PARES: readonly (readonly [Territorio, Territorio, string, number | 'inversion', number, number])[] = [
  // × 21 % = 263,2245; the person's IRPF is 188,02 everywhere.
  ['peninsula-baleares', 'peninsula-baleares', 'IVA', 263.22, 1328.65, 1516.67],
  ['peninsula-baleares', 'canarias', 'IVA', 'inversion', 1065.43, 1253.45],
  ['peninsula-baleares', 'ceuta', 'IVA', 'inversion', 1065.43, 1253.45],
  ['peninsula-baleares', 'melilla', 'IVA', 'inversion', 1065.43, 1253.45],
  ['canarias', 'peninsula-baleares', 'IGIC', 'inversion', 1065.43, 1253.45],
  // × 7 % = 87,7415.
  ['canarias', 'canarias', 'IGIC', 87.74, 1153.17, 1341.19],
  ['canarias', 'ceuta', 'IGIC', 'inversion', 1065.43, 1253.45],
  ['canarias', 'melilla', 'IGIC', 'inversion', 1065.43, 1253.45],
  ['ceuta', 'peninsula-baleares', 'IPSI', 'inversion', 1065.43, 1253.45],
  ['ceuta', 'canarias', 'IPSI', 'inversion', 1065.43, 1253.45],
  // × 4 % = 50,138.
  ['ceuta', 'ceuta', 'IPSI', 50.14, 1115.57, 1303.59],
  ['ceuta', 'melilla', 'IPSI', 'inversion', 1065.43, 1253.45],
  ['melilla', 'peninsula-baleares', 'IPSI', 'inversion', 1065.43, 1253.45],
  ['melilla', 'canarias', 'IPSI', 'inversion', 1065.43, 1253.45],
  ['melilla', 'ceuta', 'IPSI', 'inversion', 1065.43, 1253.45],
  ['melilla', 'melilla', 'IPSI', 50.14, 1115.57, 1303.59],
];

describe('between two territories', () => {
  it('there is a worked case for each pair', () => {
    const pares = new Set(PARES.map(([casa, territorio]) => `${casa} ${territorio}`));
    expect(pares.size).toBe(TERRITORIOS.length ** 2);
  });

  it.each(PARES)(
    'with the house in %s and the seller in %s charges %s %s',
    (casa, territorio, nombre, cuota, persona, empresa) => {
      const invertido = cuota === 'inversion';
      for (const [regimen, total, irpf] of [
        ['autonomo', persona, -188.02],
        ['empresa', empresa, undefined],
      ] as const) {
        const calculada = calculate(1253.45, { regimen, territorio, ipsiPct: 4 }, casa);
        expect(calculada.impuesto).toEqual(
          invertido ? null : expect.objectContaining({ nombre, cuotaEur: cuota }),
        );
        expect(calculada.inversion?.nombre).toBe(invertido ? nombre : undefined);
        expect([calculada.irpf?.cuotaEur, calculada.totalEur]).toEqual([irpf, total]);
        expect(calculada.menciones).toEqual([
          'facturación por el destinatario',
          ...(invertido ? ['inversión del sujeto pasivo'] : []),
        ]);
      }
    },
  );

  it('says by what law none is charged', () => {
    expect(calculate(1, { territorio: 'canarias' }).inversion?.fundamento).toMatch(
      /69\.Uno.*84\.Uno.*37\/1992/,
    );
    expect(calculate(1, {}, 'canarias').inversion?.fundamento).toMatch(/17\.Uno.*19\.1.*20\/1991/);
  });
});

describe('a self-billed invoice that lacks a datum', () => {
  it.each([
    ['regimen', { nif: null }, 'peninsula-baleares'],
    ['territorio', { territorio: null }, 'peninsula-baleares'],
    ['territorio', { territorio: null, regimen: 'empresa', ipsiPct: 4 }, 'ceuta'],
    ['tipo', { territorio: 'ceuta' }, 'ceuta'],
  ] as const)('such as %s adds and withholds nothing, and says so', (falta, cambios, casa) => {
    expect(calculate(1000, cambios, casa)).toMatchObject({
      falta,
      impuesto: null,
      inversion: null,
      irpf: null,
      totalEur: 1000,
      menciones: [],
    });
  });

  it('takes a rate of IPSI of zero for a rate', () => {
    const calculada = calculate(1000, { territorio: 'ceuta', ipsiPct: 0 }, 'ceuta');
    expect([calculada.falta, calculada.impuesto?.cuotaEur]).toEqual([null, 0]);
  });
});

it('a self-billed invoice is the same when it was frozen before territories were kept', () => {
  const { territorio: _, ipsiPct: __, ...antiguos } = FISCAL;
  const indirecto = { tratamiento: 'repercutido', impuesto: 'IGIC', pct: 3 } as const;
  const calculada = calculateAutofactura(1000, { ...antiguos, casa: null, territorio: null, indirecto });
  expect([calculada.falta, calculada.impuesto?.cuotaEur, calculada.totalEur]).toEqual([null, 30, 880]);
});
