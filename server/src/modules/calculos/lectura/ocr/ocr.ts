import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Palabra } from '@vatio/domain';
import PDFDocument from 'pdfkit';
import { ProblemError } from '../../../../platform/problems.ts';
import { kindOf } from '../lectura.ts';
import { A4_WIDTH, openPdf, unreadablePdf } from '../pdf-pages.ts';
import { mayHaveText } from './greys.ts';
import { palabrasOf } from './palabras.ts';
import { pixelsOfPng } from './png.ts';
import { type OcrWord, wordsOfGreys } from './tesseract.ts';
import { greysOfCanvas, type TurnedPage, turnPage } from './turned-page.ts';

export type OcrTask = { readonly path: string; readonly password: string | undefined };

/** Bills have their lines on the first pages, and each takes some seconds. */
const PAGES = 4;
/** The letters of an A4 are read best at some 200 points an inch; more of them cost time alone. */
const LONG_SIDE = 2400;
/** A smaller picture holds no more for being enlarged. */
const MOST_ENLARGED = 3;

/** The closest page of a bill has a thousand words, of some seven milliseconds each. */
const WORDS_OF_PAGE = 1200;
/** All that is read of a document, also when a page is read again the other way up. */
const WORDS_OF_DOCUMENT = 2400;

const tooMuchText = () =>
  unreadablePdf(
    'La imagen tiene mucho más texto que la página de una factura: envía solo la factura, página a página',
  );

const withoutText = () =>
  unreadablePdf('En la imagen no se ve texto que se pueda leer: haz la foto de cerca, con luz y sin mover');

/** The words of a photo, or of the pages of a scanned document, with their places in points of the page. */
export async function readPicture({ path, password }: OcrTask): Promise<Palabra[]> {
  const bytes = await readFile(path);
  if (kindOf(bytes) === 'pdf') return wordsOfPdf(bytes, password);
  if (bytes[0] === 0x89)
    return wordsOfCanvas(canvasOfPng(bytes), { pagina: 1, budget: { words: WORDS_OF_DOCUMENT } });
  return wordsOfPdf(await pdfOfJpeg(bytes), undefined);
}

async function wordsOfPdf(bytes: Uint8Array, password: string | undefined): Promise<Palabra[]> {
  const document = await openPdf(new Uint8Array(bytes), password);
  try {
    const palabras: Palabra[] = [];
    const budget = { words: WORDS_OF_DOCUMENT };
    let refusal: ProblemError | undefined;
    for (let pagina = 1; pagina <= Math.min(PAGES, document.numPages); pagina++) {
      const page = await document.getPage(pagina);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(width, height) });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const canvasContext = canvas.getContext('2d');
      await page.render({ canvas: canvas as never, canvasContext: canvasContext as never, viewport }).promise;
      try {
        palabras.push(...(await wordsOfCanvas(canvas, { pagina, budget })));
      } catch (error) {
        // A blank page, or one of small print, takes nothing from those beside it.
        if (!(error instanceof ProblemError)) throw error;
        refusal = error;
      }
    }
    if (palabras.length === 0 && refusal) throw refusal;
    return palabras;
  } finally {
    await document.destroy();
  }
}

const broken = () => unreadablePdf('La imagen está dañada o incompleta');

/** A page as large as the photo, upright as the camera says that it was held: pdf.js decodes it, in JavaScript alone. */
async function pdfOfJpeg(bytes: Buffer): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  try {
    const photo = (doc as unknown as Opener).openImage(bytes);
    const [width, height] = photo.orientation > 4 ? [photo.height, photo.width] : [photo.width, photo.height];
    const size = [A4_WIDTH, (A4_WIDTH * height) / width] as [number, number];
    doc.addPage({ size, margin: 0 });
    doc.image(photo as never, 0, 0, { width: size[0], height: size[1] });
  } catch {
    throw broken();
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Its types leave this out. */
type Opener = { readonly openImage: (bytes: Buffer) => Photo };

/** What pdfkit reads of the head of a JPEG; over 4, its orientation lays it on its side (Exif, 0x0112). */
type Photo = { readonly width: number; readonly height: number; readonly orientation: number };

function canvasOfPng(bytes: Buffer): Canvas {
  const pixels = pixelsOfPng(bytes);
  if (!pixels) throw broken();
  const whole = createCanvas(pixels.width, pixels.height);
  whole.getContext('2d').putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  const scale = Math.min(MOST_ENLARGED, LONG_SIDE / Math.max(pixels.width, pixels.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(pixels.width * scale)),
    Math.max(1, Math.round(pixels.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The words that are still read of a document: the work of a picture is bounded by what is in it, and not by a clock. */
type Budget = { words: number };

async function wordsOfCanvas(
  canvas: Canvas,
  { pagina, budget }: { readonly pagina: number; readonly budget: Budget },
): Promise<Palabra[]> {
  if (!mayHaveText(greysOfCanvas(canvas))) throw withoutText();
  const { page, words } = await readUpright(canvas, budget);
  if (words.length === 0) throw withoutText();
  return palabrasOf(words, page, { pagina, scale: A4_WIDTH / canvas.width });
}

/** A reading less sure than this, from 0 to 100, may be that of a page upside down. */
const SURE = 70;

type Read = { readonly page: TurnedPage; readonly words: readonly OcrWord[]; readonly confidence: number };

async function readUpright(canvas: Canvas, budget: Budget): Promise<Read> {
  const read = async (quarters: number): Promise<Read> => {
    const page = turnPage(canvas, quarters);
    const found = await wordsOfGreys(page.greys, Math.min(WORDS_OF_PAGE, budget.words));
    if (!found) throw tooMuchText();
    budget.words -= found.words.length;
    return { page, ...found };
  };
  const flat = await read(0);
  const lying = quartersOf(flat.words);
  const first = lying === 0 ? flat : await read(lying);
  if (first.confidence >= SURE) return first;
  const other = await read(lying === 0 ? 2 : 4 - lying);
  return other.confidence > first.confidence ? other : first;
}

/** Words of so many letters are wider than they are high, unless their page lies on its side. */
const LONG = 4;

/** By how many quarters of a turn to the right a page on its side stands upright; Tesseract reads it, word by word. */
function quartersOf(words: readonly OcrWord[]): 0 | 1 | 3 {
  const long = words.filter(({ texto }) => texto.length >= LONG);
  if (long.filter(({ alto, ancho }) => alto > ancho).length * 2 <= long.length) return 0;
  let down = 0;
  for (const [i, { linea, y }] of words.entries()) {
    const before = words[i - 1];
    if (before?.linea === linea) down += Math.sign(y - before.y);
  }
  return down > 0 ? 3 : 1;
}
