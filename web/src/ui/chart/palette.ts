import { useMemo } from 'react';
import { useDisplay } from '../theme/display.ts';

const SERIES = [1, 2, 3, 4, 5, 6] as const;
export type SeriesColour = (typeof SERIES)[number];

export type Palette = {
  readonly series: readonly string[];
  readonly ink: string;
  readonly line: string;
  /** The scale of a heat map, from the colour of zero to that of the highest value. */
  readonly heat: readonly string[];
};

const palettes = new Map<string, Palette>();

/** Reads the colours of a skin from the style sheet: a canvas cannot use CSS variables. */
function paletteOf(skin: string): Palette {
  const known = palettes.get(skin);
  if (known) return known;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--vt-${name}`).trim() || '#888888';
  const palette = {
    series: SERIES.map((index) => token(`chart-${index}`)),
    ink: token('ink-soft'),
    line: token('line'),
    heat: ['sunken', 'chart-2', 'chart-1'].map(token),
  };
  palettes.set(skin, palette);
  return palette;
}

export function usePalette(): Palette {
  const { skin } = useDisplay();
  return useMemo(() => paletteOf(skin), [skin]);
}

/** The colour at a share of the way, from 0 to 1, along a scale of `#rrggbb`. */
export function blend(scale: readonly string[], share: number): string {
  const at = Math.min(Math.max(share, 0), 1) * (scale.length - 1);
  const from = scale[Math.floor(at)] ?? '#888888';
  const to = scale[Math.ceil(at)] ?? from;
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) =>
    Math.round(channel(from, start) + (channel(to, start) - channel(from, start)) * (at % 1)),
  );
  return `rgb(${mixed.join(' ')})`;
}
