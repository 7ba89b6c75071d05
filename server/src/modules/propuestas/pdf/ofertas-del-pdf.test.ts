import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { ofertasDePrueba } from '../test-comparadas.ts';
import { casaDePrueba, EMAIL } from '../test-propuesta.ts';
import { filasDeLineas, lineasDePdf, paginasDePdf } from './test-lectura.ts';

const harness = await testApp();
const casa = await casaDePrueba(harness);
const { sendThree } = await ofertasDePrueba(casa);

let pdf: Buffer;
let comparacion: { readonly titulo: string; readonly eur: number[] }[];

/** The lines of the page that compares the offers: their head, and the amounts of today and of each offer. */
async function readComparacion(): Promise<typeof comparacion> {
  const lineas = await lineasDePdf(pdf);
  const desde = lineas.findIndex(([titulo]) => titulo === 'Las ofertas, una al lado de otra');
  const hasta = lineas.findIndex(([titulo]) => titulo?.startsWith('Oferta 1 ·'));
  return lineas.slice(desde, hasta).map(([titulo = '', ...celdas]) => ({
    titulo,
    eur: celdas.filter((celda) => celda.endsWith('€')).map(euros),
  }));
}

function euros(texto: string): number {
  return Number(
    texto
      .replace(/[€\s.]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
}

const fila = (titulo: string) => comparacion.find((linea) => linea.titulo === titulo)?.eur ?? [];
const cents = (eur: number) => Math.round(eur * 100);

beforeAll(async () => {
  const { id } = await sendThree();
  pdf = (await casa.call('GET', `/v1/propuestas/${id}/pdf`)).answer.rawPayload;
  comparacion = await readComparacion();
});

describe('the PDF of three offers', () => {
  test('names each on the cover, and says that one is chosen', async () => {
    const portada = (await paginasDePdf(pdf))[0]?.map(({ texto }) => texto).join(' ');
    for (const trozo of ['Hoy pagas al año', 'Oferta 1', 'Oferta 2', 'Oferta 3', 'Elige una']) {
      expect(portada).toContain(trozo);
    }
    expect(portada).toContain('Elige ahí la oferta que prefieras');
  });

  test('adds up each column of the comparison to the cent, today’s and every offer’s', () => {
    const total = fila('Total');
    expect(total).toHaveLength(4);
    const desde = comparacion.findIndex(({ titulo }) => titulo === 'Término de potencia');
    const base = comparacion.findIndex(({ titulo }) => titulo.startsWith('Base imponible'));
    const hasta = comparacion.findIndex(({ titulo }) => titulo === 'Total');
    for (const [columna, suma] of total.entries()) {
      const sum = (filas: typeof comparacion) =>
        filas.reduce((cuanto, { eur }) => cuanto + cents(eur[columna] ?? 0), 0);
      const suBase = sum(comparacion.slice(desde, base));
      expect(suBase).toBe(cents(comparacion[base]?.eur[columna] ?? Number.NaN));
      expect(suBase + sum(comparacion.slice(base + 1, hasta))).toBe(cents(suma));
    }
  });

  test('gives in a year the cost of today minus the saving, for each', () => {
    const [hoy = 0, ...ofertas] = fila('Total al año');
    const ahorros = fila('Ahorro al año');
    expect(ofertas).toHaveLength(3);
    expect(ofertas.map(cents)).toEqual(ahorros.map((ahorro) => cents(hoy) - cents(ahorro)));
  });

  test('multiplies the lines of every offer, each with its own pages', async () => {
    const lineas = await lineasDePdf(pdf);
    const filas = filasDeLineas(
      lineas.slice(lineas.findIndex(([titulo]) => titulo?.startsWith('Oferta 1 ·'))),
    );
    const energia = filas.filter(({ concepto }) => concepto === 'energia');
    expect(energia).toHaveLength(3 * 6);
    for (const { actual, oferta } of energia) {
      for (const { cantidad, precio, importeEur } of [actual, oferta]) {
        // Half a cent for each of the twelve bills that a row adds up.
        expect(Math.abs((cantidad ?? 0) * (precio ?? 0) - (importeEur ?? 0))).toBeLessThanOrEqual(0.06);
      }
    }
    expect(lineas.filter(([titulo]) => titulo?.startsWith('Oferta 2 ·'))).toHaveLength(1);
    expect(pdf.length).toBeLessThan(200_000);
  });

  test('goes with a mail that lists the offers with their costs', () => {
    const mail = harness.mails.find(({ to, text }) => to === EMAIL && text.includes('Oferta 3'));
    const [, ...ofertas] = fila('Total al año');
    for (const [i, eur] of ofertas.entries()) {
      const escrito = eur.toLocaleString('es-ES', { minimumFractionDigits: 2, useGrouping: true });
      expect(mail?.text.replace(/\s/g, ' ')).toMatch(new RegExp(`Oferta ${i + 1}: .* ${escrito} € al año`));
    }
  });
});
