import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareFacturas } from '../comparativa.ts';
import { enJson, OFERTAS, puntoDeOferta } from '../test-ofertas.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';
import { paginasDePdf } from './test-lectura.ts';
import { printPunto } from './test-print.ts';

const MOTIVO =
  'Los excesos de potencia no se comparan: sin la curva cuartohoraria de todos los días no se pueden saber. Los totales van sin ellos';

/** A supply of meter type 3 with maximeters only, whose excess is therefore unknown. */
function puntoSinExcesos() {
  const [generada] = fc.sample(OFERTAS, { numRuns: 1, seed: 20_261_122 });
  if (!generada) throw new Error('Sin oferta');
  const { actual, oferta } = enJson(generada);
  const comparativa = compareFacturas({
    actual: actual.map((factura) => ({ ...factura, excesos: null })),
    oferta: oferta.map((factura) => ({ ...factura, excesos: null })),
    periodos: generada.periodos,
  });
  return { ...puntoDeOferta(generada), comparativa, avisos: [MOTIVO] };
}

test('an excess that nobody knows has a row without figures, and the totals say that they go without it', () => {
  const { comparativa } = puntoSinExcesos();
  const fila = (concepto: string) => comparativa.find((una) => una.concepto === concepto);
  const sinCifra = { cantidad: null, precio: null, importeEur: null };
  expect(fila('excesos')).toMatchObject({ actual: sinCifra, oferta: sinCifra, diferenciaEur: null });
  expect(fila('base-imponible')?.titulo).toBe('Base imponible (sin excesos)');
  expect(fila('total')?.titulo).toBe('Total (sin excesos)');
});

async function trozosDelPdf(cambios: Partial<ContenidoPdf>) {
  return (await paginasDePdf(await printPunto(puntoSinExcesos(), cambios))).flat();
}

test('the PDF prints «—» for an excess that nobody knows, with the reason', async () => {
  const trozos = await trozosDelPdf({});
  const titulo = trozos.find(({ texto }) => texto.startsWith('Excesos de potencia'));
  const suyos = trozos.filter(({ y, texto }) => Math.abs(y - (titulo?.y ?? 0)) < 1 && texto === '—');
  expect(suyos).toHaveLength(3);
  const texto = trozos.map((trozo) => trozo.texto).join(' ');
  expect(texto).toContain('sin la curva cuartohoraria');
  expect(texto).not.toContain('ya tienen contrato');
});

test('the PDF says which supplies have a contract, and from which day each is free', async () => {
  const ocupado = {
    cups: 'ES0021000000000001JX',
    contrato: null,
    comercializadora: 'Luz del Sur',
    producto: 'Fijo 12',
    fechaFin: '2027-01-31',
    permanenciaHasta: null,
    libreDesde: '2027-02-01',
  };
  const texto = (await trozosDelPdf({ ocupados: [ocupado] })).map((trozo) => trozo.texto).join(' ');
  expect(texto).toContain('Suministros que ya tienen contrato');
  expect(texto).toContain('Luz del Sur · Fijo 12');
  expect(texto).toContain('acaba el 31/01/2027');
  expect(texto).toContain('libre desde el 01/02/2027');
});

test.each([
  [true, 'fijo', 3.45, 'Se prorroga por años', 'como mucho con el 5 % de la energía pendiente'],
  [false, 'indexado', 3.45, 'No se prorroga', 'Con 15 kW o menos, dejarlo no tiene penalización'],
  [false, 'fijo', 20, 'No se prorroga', 'con los límites de la ley'],
] as const)(
  'the PDF of a product whose extension is %s, of kind %s and %s kW, says what its terms are',
  async (prorroga, tipo, kw, fin, baja) => {
    const punto = { ...puntoSinExcesos(), prorroga, tipo, permanencia: true, potenciasKw: [kw, kw] };
    const trozos = (await paginasDePdf(await printPunto(punto))).flat();
    const texto = trozos.map((trozo) => trozo.texto).join(' ');
    expect(texto).toContain(`Duración de 12 meses. ${fin}`);
    expect(texto).toContain(baja);
  },
);
