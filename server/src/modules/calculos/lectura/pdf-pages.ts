import { fileURLToPath } from 'node:url';
import type { Palabra } from '@vatio/domain';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { problem } from '../../../platform/problems.ts';

/** A picture is taken as an A4, so wide in points. */
export const A4_WIDTH = 595;

/** Bills have up to twenty pages; of what has more, nobody waits for the text. */
const MAX_PAGES = 60;
/** A page of close print has some thousand words. */
const MAX_ITEMS = 40_000;

const FONTS = fileURLToPath(
  new URL('./', import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
);
const CMAPS = fileURLToPath(
  new URL('../cmaps/', import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
);

/** Opens a PDF without running anything of it; a problem says why it cannot be read. */
export async function openPdf(data: Uint8Array, password: string | undefined): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data,
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: 50_000_000,
    standardFontDataUrl: FONTS,
    cMapUrl: CMAPS,
    ...(password !== undefined && { password }),
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy().catch(() => undefined);
    throw error instanceof Error && error.name === 'PasswordException'
      ? withPassword(password !== undefined)
      : unreadablePdf('El PDF está dañado o incompleto');
  }
  if (document.numPages <= MAX_PAGES) return document;
  const { numPages } = document;
  await document.destroy();
  throw unreadablePdf(
    `El PDF tiene ${numPages} páginas y se leen hasta ${MAX_PAGES}: envía solo las de la factura`,
  );
}

function withPassword(wasGiven: boolean) {
  const motivo = wasGiven ? 'La contraseña no abre el PDF' : 'El PDF está cifrado: escribe su contraseña';
  return problem({
    code: 'pdf-con-contrasena',
    status: 422,
    title: motivo,
    extra: { errors: { contrasena: motivo } },
  });
}

export function unreadablePdf(motivo: string) {
  return problem({
    code: 'factura-no-legible',
    status: 422,
    title: 'No se puede leer la factura',
    extra: { detail: motivo, errors: { fichero: motivo } },
  });
}

type Item = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/** A run of text in the page as it is seen: where it begins, which way it goes, and how large it is. */
type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  /** Its own direction, in radians, which a scan may have some degrees off. */
  readonly angle: number;
  readonly width: number;
  readonly height: number;
};

/** The words of a page with their boxes, in points of the page as it is seen, from its upper left corner. */
export async function wordsOf(page: PDFPageProxy, pagina: number): Promise<Palabra[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: false });
  if (items.length > MAX_ITEMS) throw unreadablePdf(`La página ${pagina} tiene demasiado texto`);
  const runs = items.flatMap((item): Run[] =>
    'str' in item && item.str.trim() !== '' ? [runOf(item, transform)] : [],
  );
  const [ux, uy] = directionOf(runs);
  const read = runs.filter((run) => run.ux === ux && run.uy === uy);
  const slope = slopeOf(read);
  return read.flatMap((run) => wordsOfRun(run, pagina, slope));
}

function runOf({ str, transform: own, width }: Item, view: readonly number[]): Run {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform([...view], [...own]) as number[];
  const height = Math.hypot(c, d) || Math.hypot(a, b);
  // To the nearest quarter of a turn: a scan that is askew by some degrees still reads along its lines.
  const angle = Math.atan2(b, a);
  const turn = Math.round(angle / (Math.PI / 2));
  const [ux, uy] = [Math.round(Math.cos((turn * Math.PI) / 2)), Math.round(Math.sin((turn * Math.PI) / 2))];
  return { text: str, x, y, ux: ux || 0, uy: uy || 0, angle, width, height };
}

/** The way most of the text of a page goes; what goes another way, such as the register's line at the margin, is not read. */
function directionOf(runs: readonly Run[]): readonly [number, number] {
  const letters = new Map<string, number>();
  for (const { text, ux, uy } of runs)
    letters.set(`${ux} ${uy}`, (letters.get(`${ux} ${uy}`) ?? 0) + text.length);
  const [most] = [...letters].sort((a, b) => b[1] - a[1]);
  const [ux = 1, uy = 0] = most?.[0].split(' ').map(Number) ?? [];
  return [ux, uy];
}

/** The direction in which a page reads, in radians: that of its text, to the fraction of a degree. */
function slopeOf(runs: readonly Run[]): number {
  const [first] = runs;
  if (!first) return 0;
  const base = Math.atan2(first.uy, first.ux);
  let letters = 0;
  let sum = 0;
  for (const { angle, text } of runs) {
    const apart = Math.atan2(Math.sin(angle - base), Math.cos(angle - base));
    letters += text.length;
    sum += apart * text.length;
  }
  return base + sum / letters;
}

/** How far along its line a run begins, and how far down the page its line is, along the slope of the page. */
function placeInReading({ x, y }: Run, slope: number): readonly [number, number] {
  const [ux, uy] = [Math.cos(slope), Math.sin(slope)];
  return [x * ux + y * uy, y * ux - x * uy];
}

/** What stands of a letter above and below its line, as shares of its size. */
const ABOVE = 0.78;
const BELOW = 0.22;

function wordsOfRun(run: Run, pagina: number, slope: number): Palabra[] {
  const { text, x, y, ux, uy, width, height } = run;
  const perLetter = width / text.length;
  // Downwards from the line, across it.
  const [vx, vy] = [-uy, ux];
  const [start, line] = placeInReading(run, slope);
  return [...text.matchAll(/\S+/g)].map((word) => {
    const from = word.index * perLetter;
    const to = from + word[0].length * perLetter;
    const corners = [
      [from, -ABOVE * height],
      [to, BELOW * height],
    ].map(([along = 0, across = 0]) => [x + ux * along + vx * across, y + uy * along + vy * across] as const);
    const [left, right] = [Math.min(...corners.map(([cx]) => cx)), Math.max(...corners.map(([cx]) => cx))];
    const [top, bottom] = [
      Math.min(...corners.map(([, cy]) => cy)),
      Math.max(...corners.map(([, cy]) => cy)),
    ];
    return {
      texto: word[0],
      pagina,
      caja: [left, top, right - left, bottom - top],
      desde: start + from,
      hasta: start + to,
      centro: line - 0.28 * height,
      alto: height,
    };
  });
}

/** Addresses that a page links to. */
export async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations: readonly { readonly url?: string; readonly unsafeUrl?: string }[] =
    await page.getAnnotations();
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}
