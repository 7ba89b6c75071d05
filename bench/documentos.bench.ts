import { availableParallelism } from 'node:os';
import fc from 'fast-check';
import type { ContenidoPdf, OfertaPdf } from '../server/src/modules/propuestas/pdf/contenido-pdf.ts';
import { OFERTAS, puntoDeOferta } from '../server/src/modules/propuestas/test-ofertas.ts';
import { TEST_BRAND } from '../server/src/platform/brand/test-brand.ts';
import { Canvas } from '../server/src/platform/pdf/canvas.ts';
import { createPrinter } from '../server/src/platform/pdf/printer.ts';
import { drawParagraph } from '../server/src/platform/pdf/text.ts';
import { formatAmount, printFigure } from './measure.ts';

const DOCUMENTS = 60;
/** A proposal of three offers for one supply has about these pages, and a full page about these lines. */
const PAGES = 7;
const LINES = 60;

/** How many proposals of three offers become PDFs in a second, beside plain PDFs of as many pages on one thread. */
export async function documentosBench(): Promise<void> {
  const print = createPrinter<ContenidoPdf>({
    module: new URL('./documentos/print-propuesta-worker.ts', import.meta.url),
  });
  // The threads start and compile before they are measured.
  await Promise.all(contents('calentar', 16).map(print));
  const plainMs = await timeOf(async () => {
    for (let i = 0; i < DOCUMENTS; i++) await plainPdf();
  });
  const before = process.cpuUsage();
  let heaviest = 0;
  const ms = await timeOf(async () => {
    const pdfs = await Promise.all(contents('medir', DOCUMENTS).map(print));
    heaviest = Math.max(...pdfs.map(({ length }) => length));
  });
  const { user, system } = process.cpuUsage(before);
  printFigure({
    name: `Propuestas de tres ofertas en PDF, ${availableParallelism()} núcleos, hasta ${formatAmount(heaviest / 1000, 'kB')}`,
    value: `${formatAmount((DOCUMENTS * 1000) / ms, 'PDF/s')}, ${formatAmount((user + system) / 1000 / DOCUMENTS, 'ms de CPU')}`,
    reference: `un PDF de ${PAGES} páginas de párrafos, en un hilo`,
    ratio: ms / plainMs,
  });
}

/** Different proposals, because the printer gives one that it has printed again. */
function contents(name: string, count: number): ContenidoPdf[] {
  const puntos = fc
    .sample(
      OFERTAS.filter(({ actual, periodos }) => actual.length === 12 && periodos.energia === 6),
      { numRuns: 3, seed: 7 },
    )
    .map(puntoDeOferta);
  const [primera, ...otras] = puntos.map((punto): OfertaPdf => ({ resumen: punto.resumen, puntos: [punto] }));
  if (primera === undefined) throw new Error('Sin ofertas');
  return Array.from({ length: count }, (_, i) => ({
    codigo: `P-${name}-${i}`,
    numero: 1,
    borrador: false,
    fecha: new Date('2026-02-01T10:00:00Z'),
    validaHasta: '2026-03-01',
    mensaje: '',
    personas: {
      cliente: { nombre: 'Panadería Ñandú', nif: null, direccion: null, codigoPostal: null, municipio: null },
      comercial: { nombre: 'Ana', email: null, telefono: null },
    },
    marca: TEST_BRAND,
    ofertas: [primera, ...otras],
  }));
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** As many pages of plain paragraphs. */
async function plainPdf(): Promise<void> {
  const lienzo = new Canvas({
    titulo: 'Párrafos',
    autor: 'Ana',
    fecha: new Date('2026-02-01T10:00:00Z'),
    marca: TEST_BRAND,
    letraPequena: '',
  });
  for (let page = 0; page < PAGES; page++) {
    if (page > 0) lienzo.pagina();
    for (let line = 0; line < LINES; line++)
      drawParagraph(lienzo, `Línea ${line} de la página ${page}`, { tamano: 4 });
  }
  await lienzo.close();
}
