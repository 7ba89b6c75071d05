import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

/** A QR code, and its place in the picture, in pixels. */
export type QrCode = { readonly texto: string; readonly caja: readonly [number, number, number, number] };

let prepared = false;

/** The decoder brings its WebAssembly in its package; by itself it would fetch it from somebody else's server. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
}

/** Colours of points in rows from the top, four bytes a point. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** The QR codes of a picture: the bytes of a PNG or JPEG, or its pixels. */
export async function qrCodesOf(picture: Uint8Array | Pixels): Promise<QrCode[]> {
  prepare();
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 8,
  });
  return found.flatMap((code) => (code.isValid ? [{ texto: code.text, caja: boxOf(code) }] : []));
}

function boxOf({ position }: ReadResult): QrCode['caja'] {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  return [
    left,
    top,
    Math.max(...corners.map(({ x }) => x)) - left,
    Math.max(...corners.map(({ y }) => y)) - top,
  ];
}
