import { createCanvas } from '@napi-rs/canvas';
import { openPdf } from './pdf-pages.ts';

/** Two hundred points an inch, as of a phone held over a page. */
const SCALE = 200 / 72;

/** The first page of a PDF as a photo of it: on a table, turned by so many degrees, and with a shadow over a corner. */
export async function photoOf(
  pdf: Buffer,
  { degrees, format = 'jpeg' }: { readonly degrees: number; readonly format?: 'jpeg' | 'png' },
): Promise<Buffer> {
  const document = await openPdf(new Uint8Array(pdf), undefined);
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const paper = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const drawn = paper.getContext('2d');
  await page.render({ canvas: paper as never, canvasContext: drawn as never, viewport }).promise;
  await document.destroy();
  const side = Math.round(Math.hypot(paper.width, paper.height));
  const upright = Math.abs(degrees) < 45;
  const photo = createCanvas(upright ? paper.width + 300 : side, upright ? paper.height + 300 : side);
  const context = photo.getContext('2d');
  context.fillStyle = '#8a7f70';
  context.fillRect(0, 0, photo.width, photo.height);
  context.translate(photo.width / 2, photo.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(paper, -paper.width / 2, -paper.height / 2);
  context.resetTransform();
  const shadow = context.createLinearGradient(0, 0, photo.width, photo.height / 2);
  shadow.addColorStop(0, 'rgba(0, 0, 0, 0.6)');
  shadow.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = shadow;
  context.fillRect(0, 0, photo.width, photo.height);
  return format === 'png' ? photo.encode('png') : photo.encode('jpeg', 75);
}
