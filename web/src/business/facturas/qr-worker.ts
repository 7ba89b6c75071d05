import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The browser's own reader of codes, which TypeScript does not know yet. */
type Detector = {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
};
declare const BarcodeDetector: {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** A module of the code has some three pixels in what a phone sees of it: nothing is gained by a larger picture. */
const LONG_SIDE = 1600;

const detector = ownDetector();

/** Some systems have the name and no reader behind it. */
async function ownDetector(): Promise<Detector | undefined> {
  if (!('BarcodeDetector' in globalThis)) return undefined;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined;
}

/** Answers each picture with the texts of its codes. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<ImageBitmap>) => {
  const texts = await textsOf(data).catch(() => undefined);
  data.close();
  globalThis.postMessage(texts);
});

async function textsOf(picture: ImageBitmap): Promise<readonly string[]> {
  const own = await detector;
  if (own) return (await own.detect(picture)).map(({ rawValue }) => rawValue);
  // The decoder brings its WebAssembly in its package; by itself it would fetch it from somebody else's server.
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  const found = await readBarcodes(pixelsOf(picture), { formats: ['QRCode'], tryHarder: true });
  return found.flatMap(({ isValid, text }) => (isValid ? [text] : []));
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The picture could not be drawn');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
