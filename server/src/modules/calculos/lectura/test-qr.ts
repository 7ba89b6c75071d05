import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** The code of a bill of September 2026, whose lines come to its total. */
export const QR =
  'https://comparador.cnmc.gob.es/comparador/QRE?cp=28030&cups=ES0021000000000101YY0F&pP1=4.00&pP2=4.00&tc=E0&tf=N&iniF=2026-08-12&finF=2026-09-10&impOtrosSinIE=0.77&exc=0&fFact=2026-09-16&pmaxP1=3.164&pmaxP2=2.8&imp=26.35&cfP1=10&cfP2=10&cfP3=23&ajuste=0&finBS=0.72&impPot=14.38&impEner=4.92&prP1=35.405365&prP2=9.855365&prE1=0.192000&prE2=0.113000&prE3=0.082000';

/** The code as a picture in PNG. */
export async function qrPicture(texto = QR): Promise<Buffer> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const { image } = await writeBarcode(texto, { format: 'QRCode', scale: 6 });
  return Buffer.from(await image!.arrayBuffer());
}

const [WIDTH, HEIGHT] = [1280, 720];

/** A film in which the code is held before a camera, a little askew, as Chromium's pretended camera takes it (YUV4MPEG2). */
export async function qrFilm(): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.rotate(0.05);
  context.drawImage(await loadImage(await qrPicture()), 300, 40, 600, 600);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const lights = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, (_, i) => data[i * 4] ?? 0));
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    lights,
    colours,
  ]);
}
