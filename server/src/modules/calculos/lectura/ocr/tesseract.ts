import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Greys } from './greys.ts';

type LayoutIterator = { readonly Begin: () => void; readonly Next: (level: number) => boolean };

/** The part of Tesseract's WebAssembly that is used; its package has no types. */
type Tesseract = {
  readonly FS: {
    readonly mkdir: (path: string) => void;
    readonly writeFile: (path: string, content: Uint8Array) => void;
  };
  /** 0 where a call answered nothing. */
  readonly getPointer: (answered: object) => number;
  readonly destroy: (answered: object) => void;
  readonly TessBaseAPI: new () => {
    Init(folder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    SetImageFile(orientation: number, angle: number): number;
    /** Finds blocks, lines and words without reading them; `Recognize` goes on from there. */
    AnalyseLayout(): LayoutIterator;
    Recognize(monitor: null): number;
    MeanTextConf(): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
};

/** The engine of neural networks, which is the only one that the language file has data for. */
const NEURAL = 1;
/** Whole pages, whose columns are found. */
const AUTOMATIC = 3;

const require = createRequire(import.meta.url);

async function load() {
  const core: (
    options: object,
  ) => Promise<Tesseract> = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  // It would look for its WebAssembly in the folder of the program that is running.
  const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const tesseract = await core({ wasmBinary, TesseractProgress: () => undefined, printErr: () => undefined });
  const language = require.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz');
  tesseract.FS.mkdir('/languages');
  tesseract.FS.writeFile('/languages/spa.traineddata', gunzipSync(readFileSync(language)));
  const api = new tesseract.TessBaseAPI();
  if (api.Init('/languages', 'spa', NEURAL) !== 0) throw new Error('Tesseract cannot read its language');
  api.SetPageSegMode(AUTOMATIC);
  return { api, tesseract };
}

let loaded: ReturnType<typeof load> | undefined;

/** A word with its box in pixels, and the line that it stands in. */
export type OcrWord = {
  readonly texto: string;
  readonly linea: string;
  readonly x: number;
  readonly y: number;
  readonly ancho: number;
  readonly alto: number;
};

/** The words of a page of greys, and how sure their reading is, from 0 to 100; undefined where there are more than `most`. */
export async function wordsOfGreys(
  { data, width, height }: Greys,
  most: number,
): Promise<{ readonly words: OcrWord[]; readonly confidence: number } | undefined> {
  loaded ??= load();
  const { api, tesseract } = await loaded;
  // A picture of greys without compression: its head in letters, and then a byte a point.
  tesseract.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
  api.SetImageFile(1, 0);
  try {
    // To read a word takes some milliseconds, and to count it a tenth of one.
    if (countWords(tesseract, api.AnalyseLayout()) > most) return undefined;
    api.Recognize(null);
    return { words: wordsOfTsv(api.GetTSVText(0)), confidence: api.MeanTextConf() };
  } finally {
    api.Clear();
  }
}

/** The level of words in a layout. */
const WORDS = 3;

function countWords({ getPointer, destroy }: Tesseract, layout: LayoutIterator): number {
  if (getPointer(layout) === 0) return 0;
  layout.Begin();
  let count = 1;
  while (layout.Next(WORDS)) count++;
  destroy(layout);
  return count;
}

/** Rows of this level are words; the others are the pages, blocks, paragraphs and lines that they stand in. */
const WORD = '5';

function wordsOfTsv(tsv: string): OcrWord[] {
  return tsv.split('\n').flatMap((row) => {
    const [level, , bloque, parrafo, linea, , x, y, ancho, alto, , texto = ''] = row.split('\t');
    if (level !== WORD || texto.trim() === '') return [];
    return {
      texto: texto.trim(),
      linea: `${bloque} ${parrafo} ${linea}`,
      x: Number(x),
      y: Number(y),
      ancho: Number(ancho),
      alto: Number(alto),
    };
  });
}
