import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { TEST_BRAND } from '../brand/test-brand.ts';
import { drawBrand } from './brand.ts';
import { Canvas } from './canvas.ts';

function canvasOf(svg: string): Canvas {
  const logo = { tipo: 'image/svg+xml' as const, base64: Buffer.from(svg).toString('base64') };
  return new Canvas({
    titulo: 'Logotipo',
    autor: 'Vatio',
    fecha: new Date('2026-02-01T10:00:00Z'),
    marca: { ...TEST_BRAND, logo },
    letraPequena: '',
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
