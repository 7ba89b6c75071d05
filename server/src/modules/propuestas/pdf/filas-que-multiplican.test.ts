import type { FilaComparativa } from '@vatio/contract/endpoints';
import { importeDeFactores } from '@vatio/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFERTAS, puntoDeOferta, redondeoPosible } from '../test-ofertas.ts';
import { filasDePdf } from './test-lectura.ts';
import { printPunto } from './test-print.ts';

const SIEMPRE = { seed: 20_261_122, endOnFailure: true };
const LADOS = ['actual', 'oferta'] as const;
type Termino = 'potencia' | 'energia';

/** These rows add up other rows, or are what rounding leaves. */
const SOLO_IMPORTE: readonly string[] = [
  'termino-potencia',
  'termino-energia',
  'base-imponible',
  'redondeo',
  'total',
];

const isTermino = (concepto: string): concepto is Termino =>
  concepto === 'potencia' || concepto === 'energia';

function deTermino(filas: readonly FilaComparativa[]) {
  return filas.flatMap((fila) => (isTermino(fila.concepto) ? [{ ...fila, concepto: fila.concepto }] : []));
}

/** Lists the rows whose figures do not give their amount to the cent, as `[row, side, quantity, price, amount]`. */
function noMultiplican(filas: readonly Pick<FilaComparativa, 'titulo' | 'concepto' | 'actual' | 'oferta'>[]) {
  return filas.flatMap(({ concepto, titulo, ...fila }) =>
    LADOS.flatMap((lado) => {
      const { cantidad, precio, importeEur } = fila[lado];
      // A side that was not billed a concept has neither quantity nor amount.
      if (cantidad === null || precio === null || importeEur === null)
        return !importeEur || SOLO_IMPORTE.includes(concepto) ? [] : [[titulo, lado, importeEur]];
      return importeDeFactores(cantidad, precio) === importeEur
        ? []
        : [[titulo, lado, cantidad, precio, importeEur]];
    }),
  );
}

describe('a proposal compares what multiplies', () => {
  test('in its answer, quantity × price is the amount of every row that does not add up others', () => {
    fc.assert(
      fc.property(OFERTAS, (generada) => {
        const { comparativa } = puntoDeOferta(generada);
        const filas = deTermino(comparativa);
        const { potencia, energia } = generada.periodos;
        expect(filas).toHaveLength(potencia + energia);
        expect(filas.every(({ actual, oferta }) => actual.cantidad !== null && oferta.precio !== null)).toBe(
          true,
        );
        expect(noMultiplican(comparativa)).toEqual([]);
      }),
      { ...SIEMPRE, numRuns: 40 },
    );
  });

  test('in its answer, rows add up to their subtotals, and those to the total', () => {
    fc.assert(
      fc.property(OFERTAS, (generada) => {
        const { comparativa } = puntoDeOferta(generada);
        for (const lado of LADOS) {
          const de = (...pesos: string[]) =>
            comparativa.filter(({ peso, concepto }) => pesos.includes(peso) || pesos.includes(concepto));
          const suma = (filas: readonly FilaComparativa[]) =>
            filas.reduce((total, fila) => total + (fila[lado].importeEur ?? 0), 0);
          expect(suma(de('potencia'))).toBeCloseTo(suma(de('termino-potencia')), 6);
          expect(suma(de('energia'))).toBeCloseTo(suma(de('termino-energia')), 6);
          const [base] = de('base-imponible');
          const redondeo = suma(de('redondeo'));
          expect(base![lado].importeEur! + suma(de('impuesto')) + redondeo).toBeCloseTo(suma(de('total')), 6);
          // Were it more than cents, a concept of the bills would have no row.
          expect(Math.abs(redondeo)).toBeLessThanOrEqual(redondeoPosible(generada, lado, comparativa.length));
        }
      }),
      { ...SIEMPRE, numRuns: 15 },
    );
  });

  test('in its answer, prices of today and of the offer are of one kind: those that its rows multiply by', () => {
    fc.assert(
      fc.property(OFERTAS, (generada) => {
        const punto = puntoDeOferta(generada);
        const filas = deTermino(punto.comparativa);
        const delLado = (termino: Termino, lado: 'actual' | 'oferta') =>
          filas.filter(({ concepto }) => concepto === termino).map((fila) => fila[lado].precio);
        expect(punto.precioEnergiaEurKwh).toEqual(delLado('energia', 'oferta'));
        expect(punto.precioActualEnergiaEurKwh).toEqual(delLado('energia', 'actual'));
        expect(punto.precioPotenciaEurKwAnio).toEqual(delLado('potencia', 'oferta'));
        expect(punto.precioActualPotenciaEurKwAnio).toEqual(delLado('potencia', 'actual'));
      }),
      { ...SIEMPRE, numRuns: 10 },
    );
  });

  test('in its PDF, read back as text, every row that does not add up others multiplies', async () => {
    await fc.assert(
      fc.asyncProperty(OFERTAS, async (generada) => {
        const punto = puntoDeOferta(generada);
        const filas = await filasDePdf(await printPunto(punto));
        const escritas = punto.comparativa.filter(({ concepto }) => !SOLO_IMPORTE.includes(concepto));
        expect(filas.map(({ concepto }) => concepto)).toEqual(escritas.map(({ concepto }) => concepto));
        expect(noMultiplican(filas)).toEqual([]);
      }),
      { ...SIEMPRE, numRuns: 8 },
    );
  });
});
