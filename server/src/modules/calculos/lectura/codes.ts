import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type QrCode, qrCodesOf } from './barcodes.ts';
import { type FoundCode, kindOf } from './lectura.ts';
import { A4_WIDTH, openPdf } from './pdf-pages.ts';
import { pictureSize } from './picture-size.ts';

export type CodesTask = { readonly path: string; readonly password: string | undefined };

/** Bills print their code on the first or the second page. */
const PAGES = 4;
/** A module of the code measures a fourth of a millimetre: at three times the size of a point it has some three pixels. */
const SCALE = 3;
const MAX_PIXELS = 12_000_000;

/** The QR codes of a picture, or of the first pages of a PDF, drawn as images or as lines. */
export async function findCodes({ path, password }: CodesTask): Promise<FoundCode[]> {
  const bytes = new Uint8Array(await readFile(path));
  if (kindOf(bytes) === 'picture') {
    const scale = (pictureSize(bytes)?.width ?? A4_WIDTH) / A4_WIDTH;
    return (await qrCodesOf(bytes)).map((code) => foundOn(1, code, scale));
  }
  const document = await openPdf(bytes, password);
  try {
    for (let pagina = 1; pagina <= Math.min(PAGES, document.numPages); pagina++) {
      const found = await codesOfPage(await document.getPage(pagina), pagina);
      if (found.length > 0) return found;
    }
    return [];
  } finally {
    await document.destroy();
  }
}

async function codesOfPage(page: PDFPageProxy, pagina: number): Promise<FoundCode[]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const codes = await qrCodesOf(pixels);
  return codes.map((code) => foundOn(pagina, code, scale));
}

/** A code with its place in points of the page, of which each has so many pixels. */
function foundOn(pagina: number, { texto, caja: [x, y, w, h] }: QrCode, scale: number): FoundCode {
  return { texto, pagina, caja: [x / scale, y / scale, w / scale, h / scale] };
}
