import { importeDeFactores, TERMINOS_DEL_PRECIO } from '@vatio/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineasDePdf } from './pdf/test-lectura.ts';
import { printPunto } from './pdf/test-print.ts';
import { segunMercado } from './segun-mercado.ts';
import { OFERTAS, puntoDeOferta } from './test-ofertas.ts';

const centimos = (maximo: number) => fc.integer({ min: 0, max: maximo }).map((n) => n / 100);

const terminosDe = (importes: readonly number[]) =>
  TERMINOS_DEL_PRECIO.map((nombre, i) => ({ nombre, importeEur: importes[i]! }));

test('the pieces of an indexed energy multiply and add up to its term, with what is not told in the last one', () => {
  fc.assert(
    fc.property(
      fc.array(centimos(500_000), { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 1000, max: 90_000_000 }).map((n) => n / 1000),
      centimos(100_000),
      (importes, energiaKwh, feeEur) => {
        const terminos = terminosDe(importes);
        const energiaEur = importes.reduce((suma, eur) => suma + eur, 0) + feeEur;
        const { piezas } = segunMercado({ datos: { terminos }, energiaEur, energiaKwh, actualAnualEur: 0 })!;
        for (const { titulo, cantidadKwh, precioEurKwh, importeEur } of piezas) {
          expect([titulo, importeDeFactores(cantidadKwh, precioEurKwh)]).toEqual([titulo, importeEur]);
        }
        expect(piezas.reduce((suma, { importeEur }) => suma + importeEur, 0)).toBeCloseTo(energiaEur, 2);
      },
    ),
  );
});

test('an offer of an agreed price has no pieces', () => {
  const nada = { energiaEur: 10, energiaKwh: 100, actualAnualEur: 0 };
  expect(segunMercado({ datos: {}, ...nada })).toBeNull();
  expect(segunMercado({ datos: { terminos: null }, ...nada })).toBeNull();
});

test('a proposal prints them, with what the offer would cost where the market moves', async () => {
  const [generada] = fc.sample(OFERTAS, { seed: 1, numRuns: 1 });
  const punto = puntoDeOferta(generada!);
  const terminos = terminosDe([40, 5, 1, 1, 0.5, 0.2, 8, 2, 4, 1, 15, 5]);
  const sensibilidad = [
    { variacionPct: -20, totalEur: 90, ahorroAnualEur: 30 },
    { variacionPct: 20, totalEur: 130, ahorroAnualEur: -10 },
  ];
  const mercado = segunMercado({
    datos: { terminos, sensibilidad },
    energiaEur: 90,
    energiaKwh: 512.4,
    actualAnualEur: 120,
  });
  const lineas = await lineasDePdf(await printPunto({ ...punto, segunMercado: mercado }));
  const textos = lineas.map((linea) => linea.join(' '));
  expect(textos).toContainEqual(expect.stringMatching(/^Mercado mayorista 512,4 0,078\d+ 40,00 €$/));
  expect(textos).toContainEqual(
    expect.stringMatching(/^Operadores, garantías y gestión 512,4 [\d,]+ 12,00 €$/),
  );
  expect(textos.join('\n')).toMatch(/Si el mercado baja un 20 %, .* 90,00 € al año, 30,00 € menos que hoy\./);
  expect(textos.join('\n')).toMatch(/Si el mercado sube un 20 %, .* 130,00 € al año, 10,00 € más que hoy\./);
});
