import { describe, expect, it } from 'vitest';
import { calcularFactura } from '../factura.ts';
import type { EntradaFactura } from './entrada.ts';
import { entre, facturar, importes, lineasDe, suministro } from './test-suministro.ts';

/** Power and energy are 72.56 € (72.51 in a leap year) and there is nothing else in the base. */
function sinBono(cambios: Partial<EntradaFactura> = {}): EntradaFactura {
  return suministro({ bonoSocial: null, ...cambios });
}

describe('base of the electricity tax', () => {
  it('takes the bono social in, and leaves it out when told', () => {
    expect(lineasDe(facturar(suministro()), 'iee')).toMatchObject([
      { cantidad: 73.13, unidad: '€', precio: 0.0511269632, unidadPrecio: 'por uno', importe: 3.74 },
    ]);
    const sinEl = facturar(suministro({ iee: { baseIncluyeBonoSocial: false } }));
    expect(lineasDe(sinEl, 'iee')).toMatchObject([{ cantidad: 72.56, importe: 3.71 }]);
    expect(sinEl.bonoSocial).toBe(0.57);
  });

  it('leaves the rental out', () => {
    expect(facturar(sinBono({ alquiler: { importeEur: 100 } })).iee).toBe(3.71);
  });

  it('is lowered by the reduction of some uses', () => {
    expect(lineasDe(facturar(sinBono({ iee: { reduccion: 0.85 } })), 'iee')).toMatchObject([
      { cantidad: 72.56, precio: 0.0511269632, factor: 0.15, importe: 0.56 },
    ]);
  });

  it('is never negative', () => {
    const descuentos = [{ texto: 'Promoción', sobre: 'energia', importeEur: 100 }] as const;
    expect(facturar(sinBono({ descuentos })).iee).toBe(0.4);
    const sinConsumo = facturar(sinBono({ descuentos, consumosKwh: [0, 0, 0] }));
    expect(lineasDe(sinConsumo, 'iee')).toMatchObject([{ cantidad: 0, importe: 0 }]);
  });
});

describe('a rate that changes inside the bill shares base and energy by days', () => {
  it.each([
    ['2024-03-16', '2024-04-15', [0.91, 1.38], '2024-03-31'],
    ['2024-06-20', '2024-07-20', [0.92, 2.47], '2024-06-30'],
    // From 22 March 2026 the minimum, 0.4 MWh × 20/30 × 1 €/MWh, is over 0.5 % of the base.
    ['2026-03-11', '2026-04-10', [1.24, 0.27], '2026-03-21'],
    ['2023-12-16', '2024-01-15', [0.2, 0.91], '2023-12-31'],
  ])('from %s to %s', (desde, hasta, esperados, ultimoDelPrimero) => {
    const factura = facturar(sinBono(entre(desde, hasta)));
    expect(importes(factura, 'iee')).toEqual(esperados);
    const [primera, segunda] = lineasDe(factura, 'iee');
    expect(primera).toMatchObject({ hasta: ultimoDelPrimero, divisor: 30 });
    expect((primera?.dias ?? 0) + (segunda?.dias ?? 0)).toBe(30);
  });

  it('and stays one line when the rate is stated or does not change', () => {
    const dado = facturar(sinBono({ ...entre('2026-03-11', '2026-04-10'), iee: { tipo: 0.01 } }));
    expect(lineasDe(dado, 'iee')).toMatchObject([{ precio: 0.01, importe: 0.73 }]);
    expect(importes(facturar(sinBono(entre('2025-12-15', '2026-01-14'))), 'iee')).toEqual([3.71]);
    expect(importes(facturar(sinBono(entre('2024-02-29', '2024-03-31'))), 'iee')).toHaveLength(1);
    expect(importes(facturar(sinBono(entre('2024-03-31', '2024-04-30'))), 'iee')).toHaveLength(1);
  });
});

describe('minimum quota', () => {
  it('is 1 €/MWh', () => {
    const factura = facturar(sinBono(entre('2022-07-01', '2022-07-31')));
    expect(lineasDe(factura, 'iee')).toMatchObject([
      {
        texto: 'Impuesto sobre la electricidad, cuota mínima',
        cantidad: 0.4,
        unidad: 'MWh',
        precio: 1,
        importe: 0.4,
      },
    ]);
  });

  it('is 0.5 €/MWh with the reduction', () => {
    const factura = facturar(sinBono({ ...entre('2022-07-01', '2022-07-31'), iee: { reduccion: 0.85 } }));
    expect(lineasDe(factura, 'iee')).toMatchObject([{ cantidad: 0.4, precio: 0.5, importe: 0.2 }]);
  });

  it('does not touch a bill whose tax is over it', () => {
    const factura = facturar(sinBono({ ...entre('2022-07-01', '2022-07-31'), consumosKwh: [100, 120, 0] }));
    // 0.22 € of minimum under 54.56 € × 0.5 %.
    expect(factura.iee).toBe(0.27);
  });
});

describe('stated rate', () => {
  it('of zero is an exempt supply, without minimum', () => {
    const factura = facturar(sinBono({ iee: { tipo: 0 } }));
    expect(factura.iee).toBe(0);
    expect(lineasDe(factura, 'iee')).toEqual([]);
    expect(factura.baseImponible).toBe(72.56);
  });

  it('is what November 2026 asks for', () => {
    const noviembre = { ...entre('2026-10-15', '2026-11-14'), impuesto: { tipo: 0.21 } };
    expect(calcularFactura(sinBono(noviembre))).toEqual({
      ok: false,
      issue: {
        code: 'sin-tabla-regulada',
        message: 'No hay tipo del impuesto sobre la electricidad para el 2026-11-01: indícalo en iee.tipo',
        part: 'iee.tipo',
      },
    });
    expect(facturar(sinBono({ ...noviembre, iee: { tipo: 0.0511269632 } })).iee).toBe(3.71);
  });
});
