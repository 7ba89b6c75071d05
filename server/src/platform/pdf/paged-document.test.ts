import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { TEST_BRAND } from '../brand/test-brand.ts';
import { drawBrand } from './brand.ts';
import { Canvas } from './canvas.ts';
import { drawFooters } from './footers.ts';
import { drawParagraph } from './text.ts';

function canvasOf(svg: string, letraPequena = 'La letra pequeña de la casa'): Canvas {
  const logo = { tipo: 'image/svg+xml' as const, base64: Buffer.from(svg).toString('base64') };
  return new Canvas({
    titulo: 'Logotipo',
    autor: 'Vatio',
    fecha: new Date('2026-02-01T10:00:00Z'),
    marca: { ...TEST_BRAND, logo },
    letraPequena,
  });
}

async function openPdf(pdf: Buffer) {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

async function pathsOf(svg: string): Promise<number> {
  const lienzo = canvasOf(svg);
  lienzo.seccion();
  drawBrand(lienzo, null);
  const document = await openPdf(await lienzo.close());
  const { fnArray } = await (await document.getPage(1)).getOperatorList();
  await document.destroy();
  return fnArray.filter((operator) => operator === OPS.constructPath).length;
}

const svgOf = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><g ${attributes}><rect width="20" height="20" fill="#0a0"/><rect x="20" width="20" height="20" fill="#00a"/></g></svg>`;

test('a logo with a translucent group is drawn whole', async () => {
  expect(await pathsOf(svgOf('opacity="0.5"'))).toBe(await pathsOf(svgOf('')));
});

async function pagesWith(letraPequena: string): Promise<Buffer> {
  const lienzo = canvasOf(svgOf(''), letraPequena);
  for (let page = 0; page < 20; page++) {
    if (page > 0) lienzo.pagina();
    drawParagraph(lienzo, `Texto ${page}`);
  }
  drawFooters(lienzo, 'Documento');
  return lienzo.close();
}

test('the small print stands on every page, and once in the file', async () => {
  const words = Array.from({ length: 60 }, (_, i) => `artículo${(i * 7919) % 997}`).join(' ');
  const pdf = await pagesWith(words);
  const document = await openPdf(pdf);
  for (const page of [1, 20]) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain('artículo625');
    expect(text).toContain(`Página ${page} de 20`);
  }
  await document.destroy();
  expect(pdf.length - (await pagesWith('artículo')).length).toBeLessThan(3000);
});
