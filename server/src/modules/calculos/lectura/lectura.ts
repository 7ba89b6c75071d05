import { readFile } from 'node:fs/promises';
import { type LecturaDeFactura, type Palabra, readFactura, readFacturas, withQr } from '@vatio/domain';
import { problem } from '../../../platform/problems.ts';
import { linksOf, openPdf, unreadablePdf, wordsOf } from './pdf-pages.ts';
import { pictureSize } from './picture-size.ts';

export type ReadingTask = {
  readonly path: string;
  readonly password: string | undefined;
  /** The codes that pictures and drawings hold, where they were looked for. */
  readonly codes: readonly FoundCode[];
  /** The words that its pixels show, where they were looked for. */
  readonly words?: readonly Palabra[];
};

/** The text of a QR code with its place on a page, in points. */
export type FoundCode = {
  readonly texto: string;
  readonly pagina: number;
  readonly caja: readonly [number, number, number, number];
};

export type Reading = {
  /** Those of a document, in the order of its pages; none where nothing can be read. */
  readonly lecturas: readonly LecturaDeFactura[];
  /** Its QR code has still to be looked for among the drawings of its pages, or in its pixels. */
  readonly codeIsMissing: boolean;
  /** There is no text, so its words have still to be looked for in its pixels. */
  readonly wordsAreMissing: boolean;
};

const MAX_PIXELS = 50_000_000;
const OF_THE_CNMC = /comparador\.cnmc\.gob\.es\/\S*QRE\?\S+/i;

export type FileKind = 'pdf' | 'picture';

/** By its first bytes, whatever its name says; a problem names what is not read. */
export function kindOf(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  const size = pictureSize(bytes);
  if (size) {
    if (size.width * size.height <= MAX_PIXELS && size.width * size.height > 0) return 'picture';
    throw unreadablePdf(`La imagen tiene ${size.width} × ${size.height} puntos y se leen hasta 50 millones`);
  }
  if (/^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start))
    throw notRead('Las fotos HEIC no se leen: guárdala como JPG');
  throw notRead('Solo se leen facturas en PDF, JPG o PNG');
}

function notRead(motivo: string) {
  return problem({
    code: 'formato-no-admitido',
    status: 415,
    title: motivo,
    extra: { errors: { fichero: motivo } },
  });
}

/** Reads the text of a bill and what its code says; of a picture, its code and the words that were found in its pixels. */
export async function readBill({ path, password, codes, words }: ReadingTask): Promise<Reading> {
  if (words) return readWords(words, codes);
  const bytes = new Uint8Array(await readFile(path));
  if (kindOf(bytes) === 'picture') {
    const lectura = withCodes(readFactura([]), codes);
    const codeIsMissing = !lectura && codes.length === 0;
    return { lecturas: lectura ? [lectura] : [], codeIsMissing, wordsAreMissing: !lectura };
  }
  const document = await openPdf(bytes, password);
  try {
    const palabras: Palabra[] = [];
    const found = [...codes];
    for (let pagina = 1; pagina <= document.numPages; pagina++) {
      const page = await document.getPage(pagina).catch(() => undefined);
      if (!page) throw unreadablePdf(`La página ${pagina} del PDF está dañada`);
      palabras.push(...(await wordsOf(page, pagina)));
      for (const link of await linksOf(page)) {
        if (OF_THE_CNMC.test(link)) found.push({ texto: link, pagina, caja: [0, 0, 0, 0] });
      }
      page.cleanup();
    }
    found.push(...printedCodes(palabras));
    const read = readFacturas(palabras);
    const lecturas = read.map((una) => withCodes(una, read.length === 1 ? found : codesOf(una, found)));
    const legibles = lecturas.flatMap((una, i) => una ?? (palabras.length === 0 ? [] : read[i]!));
    return {
      lecturas: legibles,
      codeIsMissing: found.length === 0 && codes.length === 0,
      wordsAreMissing: palabras.length === 0 && legibles.length === 0,
    };
  } finally {
    await document.destroy();
  }
}

/** What a picture says, which somebody has to confirm, and its code. */
function readWords(words: readonly Palabra[], codes: readonly FoundCode[]): Reading {
  const read = readFacturas(words, 'ocr');
  const lecturas = read.map((una) => (read.length === 1 ? withCodes(una, codes) : undefined) ?? una);
  return { lecturas, codeIsMissing: false, wordsAreMissing: false };
}

function withCodes(lectura: LecturaDeFactura, codes: readonly FoundCode[]): LecturaDeFactura | undefined {
  for (const { texto, pagina, caja } of codes) {
    const conCodigo = withQr(lectura, texto, { pagina, caja });
    if (conCodigo) return conCodigo;
  }
  return undefined;
}

/** The codes on the pages of one bill among several, as far as its fields tell them. */
function codesOf({ campos }: LecturaDeFactura, codes: readonly FoundCode[]): FoundCode[] {
  const paginas = new Set(campos.map(({ pagina }) => pagina));
  return codes.filter(({ pagina }) => paginas.has(pagina));
}

/** Some bills print the address of their code as text. */
function printedCodes(palabras: readonly Palabra[]): FoundCode[] {
  return palabras.flatMap(({ texto, pagina, caja }) =>
    OF_THE_CNMC.test(texto) ? [{ texto, pagina, caja }] : [],
  );
}
