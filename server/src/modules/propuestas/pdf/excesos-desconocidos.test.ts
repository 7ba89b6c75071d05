import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compararFacturas } from '../comparativa.ts';
import { enJson, OFERTAS, puntoDeOferta } from '../test-ofertas.ts';
import { propuestaPdf } from './propuesta-pdf.ts';
import { paginasDePdf } from './test-lectura.ts';

const MOTIVO =
  'Los excesos de potencia no se comparan: sin la curva cuartohoraria de todos los días no se pueden saber. Los totales van sin ellos';

/** A supply of meter type 3 of which there are only maximeters. */
function puntoSinExcesos() {
  const [generada] = fc.sample(OFERTAS, { numRuns: 1, seed: 20_261_122 });
  if (!generada) throw new Error('Sin oferta');
  const { actual, oferta } = enJson(generada);
  const comparativa = compararFacturas({
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

test('the PDF prints «—» for an excess that nobody knows, with the reason', async () => {
  const punto = puntoSinExcesos();
  const pdf = await propuestaPdf({
    codigo: 'P-2026-0001',
    numero: 1,
    borrador: false,
    fecha: new Date('2026-02-01T10:00:00Z'),
    validaHasta: '2026-03-01',
    mensaje: '',
    personas: {
      cliente: { nombre: 'Panadería Ñandú', nif: null, direccion: null, codigoPostal: null, municipio: null },
      comercial: { nombre: 'Ana', email: null, telefono: null },
    },
    resumen: punto.resumen,
    puntos: [punto],
  });
  const trozos = (await paginasDePdf(pdf)).flat();
  const titulo = trozos.find(({ texto }) => texto.startsWith('Excesos de potencia'));
  const suyos = trozos.filter(({ y, texto }) => Math.abs(y - (titulo?.y ?? 0)) < 1 && texto === '—');
  expect(suyos).toHaveLength(3);
  expect(trozos.map(({ texto }) => texto).join(' ')).toContain('sin la curva cuartohoraria');
});
