import { describe, expect, it } from 'vitest';
import { billOrThrow, empresa, entre, importes, lineasDe, suministro } from './test-suministro.ts';

const REGULADOS = { potenciaEurKwAnio: [0, 0], energiaEurKwh: [0, 0, 0], peajesIncluidos: false } as const;
/** 60 days of 2024 and 5 of 2025. */
const DE_2024_A_2025 = { ...entre('2024-11-01', '2025-01-05'), potenciasKw: [3.45, 3.45], bonoSocial: null };

describe('a power term', () => {
  it('is kW × yearly price × days / 365', () => {
    const factura = billOrThrow(suministro());
    expect(lineasDe(factura, 'potencia')).toMatchObject([
      {
        periodo: 1,
        cantidad: 4.6,
        precio: 36.5,
        unidadPrecio: '€/kW·año',
        dias: 30,
        divisor: 365,
        importe: 13.8,
      },
      { periodo: 2, cantidad: 4.6, precio: 7.3, dias: 30, divisor: 365, importe: 2.76 },
    ]);
    expect(lineasDe(factura, 'potencia')[0]).toMatchObject({ desde: '2026-01-02', hasta: '2026-01-31' });
    expect(factura).toMatchObject({ dias: 30, terminoPotencia: 16.56 });
  });

  it('is kW × daily price × days, whatever the year', () => {
    const precios = { potenciaEurKwDia: [0.1, 0.02], energiaEurKwh: [0, 0, 0], peajesIncluidos: true };
    const factura = billOrThrow(suministro({ ...DE_2024_A_2025, precios }));
    expect(lineasDe(factura, 'potencia')).toMatchObject([
      { precio: 0.1, unidadPrecio: '€/kW·día', dias: 65, importe: 22.43 },
      { precio: 0.02, unidadPrecio: '€/kW·día', dias: 65, importe: 4.49 },
    ]);
    expect(lineasDe(factura, 'potencia')[0]?.divisor).toBeUndefined();
  });
});

describe('a bill that crosses a year', () => {
  it('out of a leap year divides each day by the length of its own', () => {
    const factura = billOrThrow(suministro(DE_2024_A_2025));
    expect(lineasDe(factura, 'potencia').map((l) => [l.periodo, l.dias, l.divisor, l.importe])).toEqual([
      [1, 60, 366, 20.64],
      [2, 60, 366, 4.13],
      [1, 5, 365, 1.73],
      [2, 5, 365, 0.35],
    ]);
    expect(factura.terminoPotencia).toBe(26.85);
  });

  it('out of a leap year gives each day the regulated price of its own', () => {
    const factura = billOrThrow(suministro({ ...DE_2024_A_2025, precios: REGULADOS }));
    expect(importes(factura, 'peaje-potencia')).toEqual([12.67, 0.44, 1.09, 0.02]);
    expect(importes(factura, 'cargo-potencia')).toEqual([1.69, 0.11, 0.19, 0.01]);
    expect(lineasDe(factura, 'peaje-potencia').map((l) => l.precio)).toEqual([
      22.401746, 0.776564, 22.958932, 0.442165,
    ]);
    expect(lineasDe(factura, 'cargo-potencia')[2]).toMatchObject({
      desde: '2025-01-01',
      hasta: '2025-01-05',
      fuente: 'BOE-A-2024-27289 (TED/1487/2024)',
    });
  });

  it('into a leap year does the same', () => {
    const factura = billOrThrow(suministro({ ...DE_2024_A_2025, ...entre('2023-12-16', '2024-01-16') }));
    expect(lineasDe(factura, 'potencia').map((l) => [l.dias, l.divisor, l.importe])).toEqual([
      [15, 365, 5.18],
      [15, 365, 1.04],
      [16, 366, 5.5],
      [16, 366, 1.1],
    ]);
  });

  it('into a leap year splits cargos too, though one table spans both years', () => {
    const cambios = { ...DE_2024_A_2025, ...entre('2023-12-16', '2024-01-16'), precios: REGULADOS };
    const factura = billOrThrow(suministro(cambios));
    expect(importes(factura, 'peaje-potencia')).toEqual([3.17, 0.16, 3.38, 0.12]);
    expect(importes(factura, 'cargo-potencia')).toEqual([0.42, 0.03, 0.45, 0.03]);
    expect(lineasDe(factura, 'cargo-potencia').map((l) => l.divisor)).toEqual([365, 365, 366, 366]);
  });

  it('divides by 365 throughout when the supplier does', () => {
    const factura = billOrThrow(suministro({ ...DE_2024_A_2025, divisorAnual: 365 }));
    expect(lineasDe(factura, 'potencia').map((l) => [l.dias, l.divisor, l.importe])).toEqual([
      [65, 365, 22.43],
      [65, 365, 4.49],
    ]);
    const regulada = billOrThrow(suministro({ ...DE_2024_A_2025, divisorAnual: 365, precios: REGULADOS }));
    // 3.45 kW × 22.401746 × 60 / 365, and 5 days more at the price of 2025.
    expect(importes(regulada, 'peaje-potencia')).toEqual([12.7, 0.44, 1.09, 0.02]);
  });

  it('between two common years splits what changes and nothing else', () => {
    const cambios = {
      ...entre('2025-12-16', '2026-01-15'),
      precios: { ...REGULADOS, potenciaEurKwAnio: [36.5, 7.3] },
    };
    const factura = billOrThrow(suministro(cambios));
    expect(importes(factura, 'potencia')).toEqual([13.8, 2.76]);
    expect(lineasDe(factura, 'peaje-potencia').map((l) => l.dias)).toEqual([15, 15, 15, 15]);
    expect(lineasDe(factura, 'peaje-potencia').map((l) => [l.desde, l.hasta])).toEqual([
      ['2025-12-17', '2025-12-31'],
      ['2025-12-17', '2025-12-31'],
      ['2026-01-01', '2026-01-15'],
      ['2026-01-01', '2026-01-15'],
    ]);
  });
});

describe('peajes and cargos of power as lines of their own', () => {
  it('split where the cargos change, on 31 March 2022, and not the peajes', () => {
    const factura = billOrThrow(empresa({ ...entre('2022-03-15', '2022-04-15') }));
    expect(importes(factura, 'peaje-potencia')).toEqual([17.83, 15.55, 6.27, 5.95, 2.38, 2.86]);
    expect(importes(factura, 'cargo-potencia')).toEqual([
      5.08, 2.54, 1.85, 2.31, 2.31, 1.27, 3.46, 1.73, 1.26, 1.57, 1.57, 0.86,
    ]);
    expect(lineasDe(factura, 'cargo-potencia').map((l) => l.hasta)).toEqual([
      ...Array(6).fill('2022-03-30'),
      ...Array(6).fill('2022-04-15'),
    ]);
    expect(factura.terminoPotencia).toBe(76.65);
  });

  it('are those of the tariff: a month of 6.1TD in 2026', () => {
    const potenciasKw = [100, 100, 100, 100, 100, 120];
    const factura = billOrThrow(
      empresa({ tarifa: '6.1TD', ...entre('2026-02-28', '2026-03-31'), potenciasKw, iee: { tipo: 0 } }),
    );
    expect(importes(factura, 'peaje-potencia')).toEqual([203.38, 107.76, 40.32, 28.36, 0.6, 0.64]);
    expect(importes(factura, 'cargo-potencia')).toEqual([47.98, 24.01, 17.45, 17.45, 17.45, 9.6]);
  });

  it('are added to a daily price too', () => {
    const precios = { potenciaEurKwDia: [0.01, 0.01], energiaEurKwh: [0, 0, 0], peajesIncluidos: false };
    const factura = billOrThrow(suministro({ precios }));
    expect(importes(factura, 'potencia')).toEqual([1.38, 1.38]);
    // 4.6 kW × 23.324952 and 0.443770 × 30 / 365; 4.6 × 4.379461 and 0.281653 × 30 / 365.
    expect(importes(factura, 'peaje-potencia')).toEqual([8.82, 0.17]);
    expect(importes(factura, 'cargo-potencia')).toEqual([1.66, 0.11]);
  });
});
