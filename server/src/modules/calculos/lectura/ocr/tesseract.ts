import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Greys } from './greys.ts';

/** The part of Tesseract's WebAssembly that is used; its package has no types. */
type Tesseract = {
  readonly FS: {
    readonly mkdir: (path: string) => void;
    readonly writeFile: (path: string, content: Uint8Array) => void;
  };
  readonly TessBaseAPI: new () => {
    Init(folder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    SetImageFile(orientation: number, angle: number): number;
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
  return { api, files: tesseract.FS };
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

/** The words of a page of greys, and how sure their reading is, from 0 to 100. */
export async function wordsOfGreys({
  data,
  width,
  height,
}: Greys): Promise<{ readonly words: OcrWord[]; readonly confidence: number }> {
  loaded ??= load();
  const { api, files } = await loaded;
  // A picture of greys without compression: its head in letters, and then a byte a point.
  files.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
  api.SetImageFile(1, 0);
  api.Recognize(null);
  const answer = { words: wordsOfTsv(api.GetTSVText(0)), confidence: api.MeanTextConf() };
  api.Clear();
  return answer;
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
