import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntradaFactura } from '../factura/entrada.ts';
import { calculateFactura } from '../factura.ts';
import { diaDe } from '../fecha.ts';
import { type SituacionAnterior, savedInFactura, sumAhorros } from './ahorro.ts';

const ANTES: SituacionAnterior = {
  potenciasKw: [4.6, 4.6],
  energiaEurKwh: [0.22, 0.2, 0.18],
  potenciaEurKwAnio: [40, 4],
  excedentesEurKwh: null,
};

const AHORA: EntradaFactura = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  uso: 'vivienda',
  desde: diaDe(2025, 5, 31),
  hasta: diaDe(2025, 6, 30),
  potenciasKw: [3.45, 3.45],
  consumosKwh: [100, 80, 120],
  alquiler: { eurDia: 0.02663 },
  precios: { energiaEurKwh: [0.14, 0.12, 0.1], potenciaEurKwAnio: [32, 3.2], peajesIncluidos: true },
};

function totalOf(entrada: EntradaFactura): number {
  const factura = calculateFactura(entrada);
  if (!factura.ok) throw new Error(factura.issue.message);
  return factura.value.total;
}

const { energiaEurKwh, potenciaEurKwAnio, potenciasKw } = ANTES;
const COMO_ANTES: EntradaFactura = {
  ...AHORA,
  potenciasKw,
  precios: { energiaEurKwh, potenciaEurKwAnio, peajesIncluidos: true },
};

describe('what a bill has saved', () => {
  test('is the same bill with the prices and powers of before, less what was paid', () => {
    const antesEur = totalOf(COMO_ANTES);
    const ahorro = savedInFactura(AHORA, 50, ANTES);
    expect(ahorro).toEqual({
      ok: true,
      value: { antesEur, pagadoEur: 50, ahorroEur: Math.round((antesEur - 50) * 100) / 100 },
    });
  });

  test('leaves the discounts and services of now out of before, and keeps the adjustments of the supply', () => {
    const conTodo: EntradaFactura = {
      ...AHORA,
      descuentos: [{ texto: 'De bienvenida', sobre: 'energia', porUno: 0.1 }],
      otros: [
        { texto: 'Mantenimiento', importeEur: 6, tratamiento: 'servicio' },
        { texto: 'Regularización', importeEur: 3 },
      ],
    };
    const ahorro = savedInFactura(conTodo, 50, ANTES);
    const antesEur = totalOf({ ...COMO_ANTES, otros: [{ texto: 'Regularización', importeEur: 3 }] });
    expect(ahorro.ok && ahorro.value.antesEur).toBe(antesEur);
  });

  test('is not known where what was paid before is of another number of periods', () => {
    expect(savedInFactura(AHORA, 50, { ...ANTES, energiaEurKwh: [0.2, 0.2] }).ok).toBe(false);
  });

  test('adds up to the cent, however many bills there are', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { maxLength: 60 }), (pares) => {
        const filas = pares.map(([antes, pagado]) => ({
          antesEur: antes / 100,
          pagadoEur: pagado / 100,
          ahorroEur: (antes - pagado) / 100,
        }));
        const total = sumAhorros(filas);
        const sum = pares.reduce((suma, [antes, pagado]) => suma + antes - pagado, 0);
        expect(Math.round(total.ahorroEur * 100)).toBe(sum);
        expect(Math.round((total.antesEur - total.pagadoEur) * 100)).toBe(sum);
      }),
    );
  });
});
