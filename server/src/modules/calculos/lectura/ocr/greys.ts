import type { Rgba } from './png.ts';

/** A picture of greys: a byte a point, in rows from the top; 0 is black. */
export type Greys = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** A share of the width: letters are smaller than what is averaged around them, and shadows larger. */
const AROUND = 1 / 40;
/** Paper is as light as its surroundings; ink is darker than this share of them. */
const BLACK = 0.45;
const WHITE = 0.92;

/** The page without its colours and its shadows: each point by how dark it is among those around it. */
export function greysOf({ data, width, height }: Rgba): Greys {
  const light = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++) {
    // How light the eye sees each colour (ITU-R BT.601).
    light[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!;
  }
  const sums = sumsOf(light, width, height);
  const reach = Math.max(8, Math.round(width * AROUND));
  const greys = new Uint8Array(light.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const row = width + 1;
      const sum =
        sums[bottom * row + right]! -
        sums[top * row + right]! -
        sums[bottom * row + left]! +
        sums[top * row + left]!;
      const share = (light[y * width + x]! * (bottom - top) * (right - left)) / Math.max(sum, 1);
      greys[y * width + x] = 255 * Math.min(1, Math.max(0, (share - BLACK) / (WHITE - BLACK)));
    }
  }
  return { data: greys, width, height };
}

/** At each corner, the sum of all that stands above it and before it. */
function sumsOf(light: Uint8Array, width: number, height: number): Float64Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let line = 0;
    for (let x = 0; x < width; x++) {
      line += light[y * width + x]!;
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1]! + line;
    }
  }
  return sums;
}

/** Darker than this is ink. */
const INK = 128;
/**
 * Text covers some hundredths of a page, and a line of it changes from paper to ink some times an inch: the closest page of a bill
 * in some seven of a hundred points, and what has many more would take seconds to be parted into words.
 */
const LEAST_INK = 0.0005;
const MOST_INK = 0.4;
const MOST_CHANGES = 0.1;
/** Lines of text make rows of ink and rows of paper; specks are everywhere alike. */
const LEAST_CONTRAST = 1.2;

/** Whether there may be text: a blank picture has no ink, and mere noise has it everywhere. */
export function mayHaveText(greys: Greys): boolean {
  const { data, width, height } = greys;
  let ink = 0;
  let changes = 0;
  for (let y = 0; y < height; y++) {
    let before = false;
    for (let x = 0; x < width; x++) {
      const dark = data[y * width + x]! < INK;
      if (dark) ink++;
      if (dark !== before) changes++;
      before = dark;
    }
  }
  const points = width * height;
  if (ink < LEAST_INK * points || ink > MOST_INK * points || changes > MOST_CHANGES * points) return false;
  return Math.max(slopeOf(greys).contrast, slopeOf(greys, true).contrast) > LEAST_CONTRAST;
}

const STEP_DEGREES = 0.5;
const MOST_DEGREES = 10;
/** So many points tell how a page is turned. */
const SAMPLE_WIDTH = 800;

/** By how many degrees lines go down to the right, and how much they stand out: 1 is ink spread evenly. */
export type Slope = { readonly degrees: number; readonly contrast: number };

/**
 * The slope of a page. Along its lines, rows of points are full of ink or have none: the angle at which they differ most is that
 * of the page. `lying` asks it of its columns, which are the lines of a page on its side.
 */
export function slopeOf({ data, width, height }: Greys, lying = false): Slope {
  const jump = Math.max(1, Math.floor(Math.max(width, height) / SAMPLE_WIDTH));
  const dark: [along: number, across: number][] = [];
  for (let y = 0; y < height; y += jump) {
    for (let x = 0; x < width; x += jump) {
      if (data[y * width + x]! < INK) dark.push(lying ? [y / jump, x / jump] : [x / jump, y / jump]);
    }
  }
  const even = dark.length ** 2 / Math.max(1, (lying ? width : height) / jump);
  let best: Slope = { degrees: 0, contrast: contrastAt(dark, 0) / even };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP_DEGREES) {
    const contrast = contrastAt(dark, degrees) / even;
    if (contrast > best.contrast) best = { degrees, contrast };
  }
  return best;
}

function contrastAt(dark: readonly (readonly [number, number])[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const [along, across] of dark) {
    const row = Math.round(across - along * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let contrast = 0;
  for (const count of rows.values()) contrast += count * count;
  return contrast;
}
