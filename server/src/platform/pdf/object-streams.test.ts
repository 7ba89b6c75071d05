import { deflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { TEST_BRAND } from '../brand/test-brand.ts';
import { Canvas } from './canvas.ts';
import { packObjects } from './object-streams.ts';
import { drawTable } from './table.ts';
import { drawTitle } from './text.ts';

/** A document of many cells, each of which is an object of the tree of tags. */
function tableOf(rows: number): Canvas {
  const lienzo = new Canvas({
    titulo: 'Tabla',
    autor: 'Vatio',
    fecha: new Date('2026-02-01T10:00:00Z'),
    marca: TEST_BRAND,
    letraPequena: 'Pie',
  });
  lienzo.seccion();
  drawTitle(lienzo, 'Con ñ, € y (paréntesis)');
  drawTable(
    lienzo,
    [
      { titulo: 'Concepto', parte: 1, alinea: 'left' },
      { titulo: 'Importe', parte: 1 },
    ],
    Array.from({ length: rows }, (_, i) => ({ celdas: [`Fila ${i}`, `${i},00 €`] })),
  );
  return lienzo;
}

async function unpacked(lienzo: Canvas): Promise<Buffer> {
  const chunks: Buffer[] = [];
  lienzo.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => lienzo.doc.once('end', resolve));
  lienzo.doc.end();
  await end;
  return Buffer.concat(chunks);
}

/** The bytes of a document whose streams alone are compressed, as pdfkit does it. */
function withStreamsPacked(whole: Buffer): number {
  const streams = [...whole.toString('latin1').matchAll(/\nstream\n([\s\S]*?)\nendstream\n/g)];
  const saved = streams.map(([, data = '']) => data.length - deflateSync(Buffer.from(data, 'latin1')).length);
  return saved.reduce((bytes, less) => bytes - less, whole.length);
}

/** What each page says, and its tree of tags. */
async function contentOf(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = [];
  for (let i = 1; i <= document.numPages; i++) {
    const page = await document.getPage(i);
    const { items } = await page.getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str : ''));
    pages.push({ texts, tree: JSON.stringify(await page.getStructTree()) });
  }
  const { info } = await document.getMetadata();
  return { pages, info, marked: await document.getMarkInfo() };
}

test('packing a PDF keeps its pages, its tags and its data in less than two thirds of what its streams alone would save', async () => {
  const whole = await unpacked(tableOf(400));
  const packed = packObjects(whole);
  const [before, after] = [await contentOf(whole), await contentOf(packed)];
  expect(after).toEqual(before);
  expect(after.pages.length).toBeGreaterThan(5);
  expect(after.pages[0]?.tree).toContain('"TH"');
  expect(after.marked).toMatchObject({ Marked: true });
  expect(packed.length / withStreamsPacked(whole)).toBeLessThan(2 / 3);
});

test('a document is packed when it is closed, always into the same bytes', async () => {
  const [once, again] = [await tableOf(3).close(), await tableOf(3).close()];
  expect(once.equals(again)).toBe(true);
  expect(once.toString('latin1')).toContain('/Type /ObjStm');
  expect((await contentOf(once)).pages[0]?.texts.join(' ')).toContain('Con ñ, € y (paréntesis)');
});
