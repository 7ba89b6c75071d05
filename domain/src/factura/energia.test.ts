import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import { billOrThrow, empresa, entre, importes, lineasDe, suministro } from './test-suministro.ts';

it('energy below zero is paid to the client, in a bill whose other lines stay as they are', () => {
  const precios = { potenciaEurKwAnio: [30, 5], energiaEurKwh: [0.1, 0.1, -0.01], peajesIncluidos: true };
  const factura = billOrThrow(suministro({ consumosKwh: [80, 70, 120], precios }));
  expect(factura.terminoEnergia).toBe(13.8);
  expect(importes(factura, 'energia')).toEqual([8, 7, -1.2]);
});

describe('energy term', () => {
  it('is kWh × price in each period', () => {
    const factura = billOrThrow(suministro());
    expect(lineasDe(factura, 'energia')).toEqual([
      {
        concepto: 'energia',
        periodo: 1,
        cantidad: 100,
        unidad: 'kWh',
        precio: 0.2,
        unidadPrecio: '€/kWh',
        importe: 20,
      },
      {
        concepto: 'energia',
        periodo: 2,
        cantidad: 120,
        unidad: 'kWh',
        precio: 0.15,
        unidadPrecio: '€/kWh',
        importe: 18,
      },
      {
        concepto: 'energia',
        periodo: 3,
        cantidad: 180,
        unidad: 'kWh',
        precio: 0.1,
        unidadPrecio: '€/kWh',
        importe: 18,
      },
    ]);
    expect(factura.terminoEnergia).toBe(56);
    expect(importes(factura, 'peaje-energia')).toEqual([]);
  });

  it('takes peajes and cargos of the tariff when the supplier leaves them out: 6.1TD in March 2026', () => {
    const consumosKwh = [3000, 4000, 5000, 6000, 7000, 12000];
    const factura = billOrThrow(
      empresa({ tarifa: '6.1TD', ...entre('2026-02-28', '2026-03-31'), consumosKwh, iee: { tipo: 0 } }),
    );
    expect(importes(factura, 'peaje-energia')).toEqual([80.36, 49.12, 25.67, 16.68, 0.84, 0.35]);
    expect(importes(factura, 'cargo-energia')).toEqual([58.47, 57.74, 38.98, 23.39, 17.49, 18.71]);
    expect(factura.terminoEnergia).toBe(387.8);
    expect(lineasDe(factura, 'peaje-energia')[0]).toMatchObject({
      precio: 0.026785,
      fuente: 'BOE-A-2025-26348',
    });
    expect(lineasDe(factura, 'peaje-energia')[0]?.dias).toBeUndefined();
  });

  it('shares the kWh by days where the cargos change inside the bill', () => {
    const factura = billOrThrow(empresa({ ...entre('2022-03-15', '2022-04-15') }));
    expect(importes(factura, 'peaje-energia')).toEqual([17.75, 17.48, 6.36, 3.22, 0.13, 0.64]);
    expect(importes(factura, 'cargo-energia')).toEqual([
      19.68, 17.49, 6.3, 2.36, 1.01, 3.15, 13.41, 11.92, 4.29, 1.61, 0.69, 2.15,
    ]);
    expect(lineasDe(factura, 'cargo-energia')[0]).toMatchObject({
      cantidad: 1000,
      precio: 0.040678,
      dias: 15,
      divisor: 31,
      desde: '2022-03-16',
      hasta: '2022-03-30',
    });
  });
});

describe('a date without table', () => {
  it.each([
    [
      'peajes of 2027',
      { ...entre('2026-12-15', '2027-01-15') },
      'peaje de potencia de 3.0TD para el 01/01/2027',
    ],
    [
      'peajes before June 2021',
      { ...entre('2021-05-15', '2021-06-15') },
      'peaje de potencia de 3.0TD para el 16/05/2021',
    ],
    [
      'energy of charging points',
      { tarifa: '3.0TDVE', ...entre('2023-05-15', '2023-06-15') },
      'peaje de energía de 3.0TDVE para el 16/05/2023',
    ],
    [
      'power of 6.2TDVE',
      { tarifa: '6.2TDVE', ...entre('2025-05-15', '2025-06-15') },
      'peaje de potencia de 6.2TDVE para el 16/05/2025',
    ],
    ['energy of 6.2TDVE', { tarifa: '6.2TDVE' }, 'peaje de energía de 6.2TDVE para el 02/01/2026'],
  ] as const)('stops the bill: %s', (_nombre, cambios, mensaje) => {
    const factura = calculateFactura(
      empresa({ bonoSocial: null, iee: { tipo: 0.05 }, impuesto: { tipo: 0.21 }, ...cambios }),
    );
    expect(factura).toMatchObject({ ok: false, issue: { code: 'sin-tabla-regulada' } });
    expect(factura.ok ? '' : factura.issue.message).toContain(mensaje);
  });

  it.each([
    ['cargos of autumn 2021', { ...entre('2021-10-01', '2021-11-01') }, 'cargo-potencia', 0.349842],
    ['cargos of charging points in 2026', { tarifa: '3.0TDVE' }, 'cargo-energia', 0.076171],
  ] as const)('is named where the figure is derived: %s', (_nombre, cambios, concepto, precio) => {
    const factura = billOrThrow(empresa({ bonoSocial: null, ...cambios }));
    const [linea] = lineasDe(factura, concepto);
    expect(linea).toMatchObject({ precio, nota: expect.stringMatching(/^Cifra derivada, no publicada/) });
    expect(lineasDe(factura, 'peaje-potencia')[0]).not.toHaveProperty('nota');
  });

  it('does not stop a bill whose supplier includes peajes and whose taxes are stated', () => {
    const factura = billOrThrow(
      suministro({
        ...entre('2029-12-31', '2030-01-30'),
        bonoSocial: null,
        iee: { tipo: 0.05 },
        impuesto: { tipo: 0.21 },
      }),
    );
    expect(factura.total).toBe(92.19);
  });
});
