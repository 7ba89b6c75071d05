import { enEuros } from '@vatio/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitPrice } from '../../../platform/pdf/format.ts';
import { OFERTAS, puntoDeOferta } from '../test-ofertas.ts';
import type { OfertaPdf } from './contenido-pdf.ts';
import { textoEntero } from './test-lectura.ts';
import { printPunto } from './test-print.ts';

const [primero, segundo, tercero] = fc.sample(OFERTAS, { numRuns: 3, seed: 7 }).map(puntoDeOferta) as [
  ReturnType<typeof puntoDeOferta>,
  ReturnType<typeof puntoDeOferta>,
  ReturnType<typeof puntoDeOferta>,
];

function ofertaDe(punto: typeof primero, cuantos: number): OfertaPdf {
  const puntos = Array.from({ length: cuantos }, (_, i) => ({
    ...punto,
    cups: `ES00210000000000${10 + i}JX`,
  }));
  return { resumen: punto.resumen, puntos };
}

const printThree = (cuantos: number) =>
  printPunto(primero, {
    ofertas: [ofertaDe(primero, cuantos), ofertaDe(segundo, cuantos), ofertaDe(tercero, cuantos)],
  });

test('the PDF of three offers for ten supplies weighs less than 200 kB, and has each supply, cost and price', async () => {
  const pdf = await printThree(10);
  expect(pdf.length).toBeLessThan(200_000);
  const texto = (await textoEntero(pdf)).replace(/\s+/g, ' ');
  const precio = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 6, useGrouping: 'always' });
  const expected = [
    ...ofertaDe(primero, 10).puntos.map(({ cups }) => `Precios y condiciones en ${cups}`),
    ...[primero, segundo, tercero].map(({ resumen }) => enEuros(resumen.ofertaAnualEur)),
    ...[primero, segundo, tercero].flatMap(({ precioEnergiaEurKwh }) =>
      precioEnergiaEurKwh.map((eur) => precio.format(eur)),
    ),
    'Oferta 3 · 10 puntos de suministro',
    'El enlace de la propuesta da la cantidad y el precio de cada línea',
    'Método y supuestos',
  ];
  expect(expected.filter((trozo) => !texto.includes(trozo.replace(/\s+/g, ' ')))).toEqual([]);
});

test('the PDF of three offers for three supplies has the lines of each', async () => {
  const texto = await textoEntero(await printThree(3));
  expect(texto).toContain('Oferta 3 · 3. ES0021000000000012JX');
  expect(texto).not.toContain('El enlace de la propuesta da');
});

/** Supplies of different prices and powers, as no two of a client have to be alike. */
function different(cuantos: number): OfertaPdf {
  const puntos = fc
    .sample(
      OFERTAS.filter(({ actual, periodos }) => actual.length === 12 && periodos.energia === 6),
      { numRuns: cuantos, seed: 11 },
    )
    .map(puntoDeOferta)
    .map((punto, i) => ({ ...punto, cups: `ES00210000000000${10 + i}JX`, municipio: `Villa ${i}` }));
  return { resumen: { ...primero.resumen, ahorroAnualEur: 1234.56 }, puntos };
}

test.each([10, 30, 60])(
  'the PDF of one offer for %i different supplies weighs less than 200 kB',
  async (cuantos) => {
    const oferta = different(cuantos);
    const pdf = await printPunto(oferta.puntos[0]!, { ofertas: [oferta] });
    expect(pdf.length).toBeLessThan(200_000);
  },
);

test.each([15, 16, 45])(
  'the PDF of three offers for %i different supplies weighs less than 200 kB',
  async (cuantos) => {
    const oferta = different(cuantos);
    const pdf = await printPunto(oferta.puntos[0]!, { ofertas: [oferta, oferta, oferta] });
    expect(pdf.length).toBeLessThan(200_000);
  },
);

test('the PDF of three offers for sixteen supplies has the cost and the prices of each, and the concepts of the dearest', async () => {
  const oferta = different(16);
  const texto = (
    await textoEntero(await printPunto(oferta.puntos[0]!, { ofertas: [oferta, oferta, oferta] }))
  ).replace(/\s+/g, ' ');
  const [dearest, ...others] = oferta.puntos.toSorted(
    (a, b) => b.resumen.actualAnualEur - a.resumen.actualAnualEur,
  );
  expect(texto).toContain(`Concepto a concepto en ${dearest!.cups}`);
  expect(texto).not.toContain(`Concepto a concepto en ${others.at(-1)!.cups}`);
  for (const { cups, resumen, precioEnergiaEurKwh } of oferta.puntos) {
    expect(texto).toContain(cups);
    expect(texto).toContain(enEuros(resumen.ofertaAnualEur).replace(/\s/g, ' '));
    for (const eur of precioEnergiaEurKwh) expect(texto).toContain(unitPrice(eur));
  }
});

test('the PDF of one offer for thirty supplies has a line, the prices and the power of each, and the lines of the dearest', async () => {
  const oferta = different(30);
  const texto = (await textoEntero(await printPunto(oferta.puntos[0]!, { ofertas: [oferta] }))).replace(
    /\s+/g,
    ' ',
  );
  const precio = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 6, useGrouping: 'always' });
  const dearest = oferta.puntos.toSorted((a, b) => b.resumen.actualAnualEur - a.resumen.actualAnualEur);
  const expected = [
    ...oferta.puntos.flatMap(({ cups, resumen, precioEnergiaEurKwh, precioPotenciaEurKwAnio }) => [
      `${cups} Villa`,
      enEuros(resumen.ofertaAnualEur),
      ...[...precioEnergiaEurKwh, ...precioPotenciaEurKwAnio].map((eur) => precio.format(eur)),
    ]),
    ...dearest.slice(0, 3).map(({ cups }) => `${cups}, línea a línea`),
    'Los 30 puntos de suministro, juntos',
    'Qué incluye y qué no',
    // The saving of the method is that of all.
    '1.234,56 € al año si gastas lo mismo',
  ];
  expect(expected.filter((trozo) => !texto.includes(trozo.replace(/\s+/g, ' ')))).toEqual([]);
  expect(texto).not.toContain(`${dearest[3]!.cups}, línea a línea`);
});
