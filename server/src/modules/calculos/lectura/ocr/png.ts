import { inflateSync } from 'node:zlib';

/** Four bytes a point, as a canvas takes them. */
export type Rgba = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** Samples a point of each kind of colour: greys, colours, a palette, and both with transparency. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/**
 * The points of a PNG with eight bits a sample, on white; undefined for other kinds and for what is broken. The decoder of the
 * canvas ends the process at a broken file, so none that somebody brings reaches it.
 */
export function pixelsOfPng(bytes: Buffer): Rgba | undefined {
  if (bytes.length < 33) return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour, interlaced] = [bytes[24], bytes[25] ?? -1, bytes[28]];
  const samples = SAMPLES[colour];
  if (depth !== 8 || interlaced !== 0 || samples === undefined) return undefined;
  const { data, palette } = chunksOf(bytes);
  if (colour === PALETTE && !palette) return undefined;
  const rows = inflated(data, (width * samples + 1) * height);
  if (!rows || !unfilter(rows, { width, height, samples })) return undefined;
  return { data: coloursOf(rows, { width, height, samples, palette }), width, height };
}

function chunksOf(bytes: Buffer): { readonly data: Buffer; readonly palette: Buffer | undefined } {
  const data: Buffer[] = [];
  let palette: Buffer | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'IDAT') data.push(content);
    if (kind === 'PLTE') palette = content;
    at += 12 + length;
  }
  return { data: Buffer.concat(data), palette };
}

function inflated(data: Buffer, length: number): Buffer | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: length });
    return rows.length === length ? rows : undefined;
  } catch {
    return undefined;
  }
}

type Shape = { readonly width: number; readonly height: number; readonly samples: number };

/** Each row says in its first byte how it differs from its left, from the one above, or from both (PNG, 9.2). */
function unfilter(rows: Buffer, { width, height, samples }: Shape): boolean {
  const length = width * samples + 1;
  for (let y = 0; y < height; y++) {
    const start = y * length + 1;
    const filter = rows[start - 1]!;
    if (filter > 4) return false;
    for (let i = 0; filter > 0 && i < length - 1; i++) {
      const left = i >= samples ? rows[start + i - samples]! : 0;
      const above = y > 0 ? rows[start + i - length]! : 0;
      const corner = i >= samples && y > 0 ? rows[start + i - length - samples]! : 0;
      if (filter === 1) rows[start + i]! += left;
      else if (filter === 2) rows[start + i]! += above;
      else if (filter === 3) rows[start + i]! += (left + above) >> 1;
      else rows[start + i]! += nearest(left, above, corner);
    }
  }
  return true;
}

/** Of the three, the one nearest to what they would make of the point (Paeth). */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function coloursOf(
  rows: Buffer,
  { width, height, samples, palette }: Shape & { readonly palette: Buffer | undefined },
): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255);
  const length = width * samples + 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * length + 1 + x * samples;
      const to = (y * width + x) * 4;
      const alpha = samples % 2 === 0 ? rows[from + samples - 1]! / 255 : 1;
      for (let c = 0; c < 3; c++) {
        const sample = rows[from + (samples > 2 ? c : 0)]!;
        const shown = palette && samples === 1 ? (palette[sample * 3 + c] ?? 0) : sample;
        colours[to + c] = 255 + (shown - 255) * alpha;
      }
    }
  }
  return colours;
}
