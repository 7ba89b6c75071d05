import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFERTAS, puntoDeOferta } from '../test-ofertas.ts';
import type { OfertaPdf } from './contenido-pdf.ts';
import { paginasDePdf } from './test-lectura.ts';
import { printPunto } from './test-print.ts';

/** Points from the foot of an A4 page, where the small print and the number stand on every page. */
const FOOT = 70;
const PAGE = 842;

const PUNTOS = fc.sample(OFERTAS, { numRuns: 9, seed: 13 }).map(puntoDeOferta);

/** An offer for so many supplies, that from a place of the list on. */
function ofertaDe(de: number, cuantos: number): OfertaPdf {
  const puntos = Array.from({ length: cuantos }, (_, i) => ({
    ...PUNTOS[(de + i) % PUNTOS.length]!,
    cups: `ES00210000000000${10 + i}JX`,
  }));
  return { resumen: PUNTOS[de]!.resumen, puntos };
}

/** The part of the emptiest page that stands above its lowest line. */
async function emptiestPage(ofertas: readonly [OfertaPdf, ...OfertaPdf[]]): Promise<number> {
  const mensaje = 'Vuestro contrato acaba el mes que viene: os reservamos el precio hasta entonces.';
  const pages = await paginasDePdf(await printPunto(PUNTOS[0]!, { ofertas, mensaje }));
  const lowest = pages.map((trozos) => Math.min(...trozos.map(({ y }) => y).filter((y) => y > FOOT)));
  return 1 - Math.max(...lowest) / PAGE;
}

describe('no page of the PDF of a proposal is two thirds empty', () => {
  test.each([1, 2, 4, 7, 30])('where it makes one offer for %i supplies', async (cuantos) => {
    for (const de of [0, 3, 6]) expect(await emptiestPage([ofertaDe(de, cuantos)])).toBeGreaterThan(1 / 3);
  });

  test('where the method of an estimated price has suppositions to confirm', async () => {
    const pendientes = [
      'RDL 25/2026, arts. 18–21: sin resolver; calculado como si no se cumple su condición (El IPC de la electricidad de octubre de 2026 sube más del 15 % en un año: impuesto sobre la electricidad al 0,5 % e IVA al 10 % hasta 10 kW)',
    ];
    for (const cuantos of [1, 2, 3]) {
      for (const de of [0, 3, 6]) {
        const { resumen, puntos } = ofertaDe(de, cuantos);
        const estimated = puntos.map((punto) => ({
          ...punto,
          aproximado: true,
          supuestos: { ...punto.supuestos, pendientes },
        }));
        expect(await emptiestPage([{ resumen, puntos: estimated }])).toBeGreaterThan(1 / 3);
      }
    }
  });

  test.each([1, 3, 10])('where it makes three offers for %i supplies', async (cuantos) => {
    const ofertas = [ofertaDe(0, cuantos), ofertaDe(3, cuantos), ofertaDe(6, cuantos)] as const;
    expect(await emptiestPage(ofertas)).toBeGreaterThan(1 / 3);
  });
});
