import type { FilaComparativa } from '@vatio/contract';
import { importeDeFactores } from '@vatio/domain';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setFormatLanguage } from '../format/language.ts';
import { comparedRows } from './comparativa.ts';

afterEach(() => setFormatLanguage('es'));

const entero = (maximo: number) => fc.integer({ min: 0, max: maximo });

/** A row whose amount is the product of its figures. */
const filas = fc
  .record({ milesimas: entero(9_000_000), millonesimas: entero(90_000_000), deEnergia: fc.boolean() })
  .map(({ milesimas, millonesimas, deEnergia }): FilaComparativa => {
    const [cantidad, precio] = [milesimas / 1000, millonesimas / 1e6];
    const lado = { cantidad, precio, importeEur: importeDeFactores(cantidad, precio) };
    const concepto = deEnergia ? 'energia' : 'potencia';
    return {
      concepto,
      titulo: 'P1',
      periodo: 1,
      unidad: deEnergia ? 'kWh' : 'kW·año',
      unidadPrecio: deEnergia ? '€/kWh' : '€/kW·año',
      peso: 'detalle',
      actual: lado,
      oferta: lado,
      diferenciaEur: 0,
    };
  });

/** The number in a text such as `1.234,5 kWh`. */
function cifraDe(texto = ''): number {
  return Number(texto.split('\u00a0')[0]?.replaceAll('.', '').replace(',', '.'));
}

test('the note of a compared row multiplies to its amount, as both are written', () => {
  fc.assert(
    fc.property(filas, (fila) => {
      const [row] = comparedRows([fila]);
      for (const { note, amount } of [row!.before, row!.after]) {
        const [cantidad, precio] = (note ?? '').split(' × ').map(cifraDe);
        expect(importeDeFactores(cantidad ?? 0, precio ?? 0)).toBe(amount);
      }
    }),
    { seed: 20_261_122, numRuns: 200 },
  );
});

test('the note of a compared row multiplies in English too', () => {
  setFormatLanguage('en');
  const side = { cantidad: 1234.5, precio: 0.1234, importeEur: 152.34 };
  const [row] = comparedRows([
    {
      concepto: 'energia',
      titulo: 'P1',
      periodo: 1,
      unidad: 'kWh',
      unidadPrecio: '€/kWh',
      peso: 'detalle',
      actual: side,
      oferta: side,
      diferenciaEur: 0,
    },
  ]);
  expect(row?.before.note).toBe(`1,234.5\u00a0kWh × 0.1234\u00a0€/kWh`);
});
