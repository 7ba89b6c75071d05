import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaDe } from '../fecha.ts';
import { peajeDeGas } from '../peaje-de-gas.ts';
import { calculateFacturaGas, type EntradaFacturaGas } from './factura-gas.ts';

const ENERO: EntradaFacturaGas = {
  desde: diaDe(2025, 12, 31),
  hasta: diaDe(2026, 1, 31),
  consumo: { kwh: 800 },
  precios: { fijoEurMes: 5, variableEurKwh: 0.065 },
  alquiler: { eurDia: 0.02 },
  zona: 'peninsula',
};

function bill(cambios: Partial<EntradaFacturaGas> = {}) {
  const factura = calculateFacturaGas({ ...ENERO, ...cambios });
  if (!factura.ok) throw new Error(factura.issue.message);
  return factura.value;
}

describe('a gas bill', () => {
  it('is the fixed term by its days, the kWh, their tax, the rental and IVA on all of it', () => {
    // By hand: 5 × 12 / 365 × 31 = 5.0958…; 800 × 0.065 = 52; 800 × 0.00234 = 1.872; 31 × 0.02; 21 % of 59.59 = 12.5139.
    expect(bill()).toMatchObject({
      dias: 31,
      terminoFijo: 5.1,
      terminoVariable: 52,
      hidrocarburos: 1.87,
      alquiler: 0.62,
      baseImponible: 59.59,
      impuestos: [{ nombre: 'IVA', base: 59.59, tipo: 0.21, cuota: 12.51 }],
      total: 72.1,
    });
  });

  it('has rows that multiply to the cent', () => {
    for (const { cantidad, precio, dias, divisor, importe } of bill({ alquiler: { eurMes: 0.58 } }).lineas) {
      const porDias = dias !== undefined && divisor !== undefined ? dias / divisor : 1;
      expect(Math.abs(cantidad * precio * porDias - importe)).toBeLessThanOrEqual(0.005 + 1e-9);
    }
  });

  it('makes kWh of m³ by the factor of its conditions and the PCS', () => {
    const { lineas, avisos } = bill({ consumo: { m3: 70, factorConversion: 0.9765, pcs: 11.704 } });
    expect(lineas.find(({ concepto }) => concepto === 'termino-variable')?.cantidad).toBe(800.02692);
    expect(avisos.map(({ code }) => code)).toContain('kwh-con-decimales');
  });

  it('taxes hydrocarbons of a home at 0.65 €/GJ, as 2.09 € for 893 kWh, or at the rate that is stated', () => {
    expect(bill({ consumo: { kwh: 893 } }).hidrocarburos).toBe(2.09);
    expect(bill({ hidrocarburosEurKwh: 0.00054 }).hidrocarburos).toBe(0.43);
    expect(bill({ zona: 'canarias' }).hidrocarburos).toBe(0);
  });

  it.each([
    ['2022-09-30', 0.21],
    ['2022-10-01', 0.05],
    ['2023-12-31', 0.05],
    ['2024-01-01', 0.1],
    ['2024-03-31', 0.1],
    ['2024-04-01', 0.21],
  ])('of %s pays IVA at %s', (fecha, tipo) => {
    const hasta = diaDe(Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7)), Number(fecha.slice(8)));
    expect(bill({ desde: hasta - 30, hasta }).impuestos).toMatchObject([{ tipo }]);
  });

  it('pays IGIC in Canarias, with the rental at the rate of services, and IPSI in Ceuta and Melilla', () => {
    expect(bill({ zona: 'canarias' }).impuestos).toMatchObject([
      { nombre: 'IGIC', tipo: 0.03, base: 57.1 },
      { nombre: 'IGIC', tipo: 0.07, base: 0.62 },
    ]);
    expect(bill({ zona: 'ceuta' }).impuestos[0]).toMatchObject({ nombre: 'IPSI', tipo: 0.01 });
    expect(bill({ tipoImpuesto: 0.1 }).impuestos).toMatchObject([{ tipo: 0.1 }]);
  });

  it('carries other lines, taxed or not', () => {
    const otros = [
      { texto: 'Mantenimiento', importeEur: 8, tratamiento: 'servicio' },
      { texto: 'Fianza', importeEur: 20, tratamiento: 'sin-impuesto' },
    ] as const;
    expect(bill({ otros })).toMatchObject({ otros: 28, baseImponible: 67.59, noSujeto: 20, total: 101.78 });
  });

  it('refuses an interval that ends before it begins or lasts for years', () => {
    for (const hasta of [ENERO.desde, ENERO.desde + 801]) {
      expect(calculateFacturaGas({ ...ENERO, hasta })).toMatchObject({ ok: false, issue: { part: 'hasta' } });
    }
  });

  it('adds up: its base is that of its terms, and its total that of base and taxes', () => {
    const precio = fc.integer({ min: 0, max: 300_000 }).map((n) => n / 1e6);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), precio, precio, (kwh, variableEurKwh, fijoEurMes) => {
        const f = bill({ consumo: { kwh }, precios: { fijoEurMes, variableEurKwh } });
        const base = f.terminoFijo + f.terminoVariable + f.hidrocarburos + f.alquiler;
        expect(f.baseImponible).toBeCloseTo(base, 2);
        expect(f.total).toBeCloseTo(base + f.impuestos.reduce((suma, { cuota }) => suma + cuota, 0), 2);
      }),
    );
  });
});

it.each([
  [0, 'RL.1'],
  [5_000, 'RL.1'],
  [5_000.1, 'RL.2'],
  [300_000, 'RL.4'],
  [500_000_000, 'RL.10'],
  [500_000_001, 'RL.11'],
])('%s kWh of gas a year have the toll %s', (kwh, peaje) => {
  expect(peajeDeGas(kwh)).toBe(peaje);
});
