import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Rgb = readonly [number, number, number];

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The declarations of every rule of the sheet, by its selector. */
const rules = [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    tokens: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  }),
);

const base = Object.assign(
  {},
  ...rules.filter(({ selector }) => selector === ':root').map(({ tokens }) => tokens),
);
const scheme = (name: 'light' | 'dark'): Record<string, string> => ({
  ...base,
  ...rules.find(
    ({ selector }) => selector.endsWith(`[data-scheme="${name}"]`) && !selector.includes('bordered'),
  )?.tokens,
});
const SCHEMES = { light: scheme('light'), dark: scheme('dark') };

/** The main colours that may be chosen, but for the green of the house, whose tokens are those of the scheme. */
const COLOURS = rules.flatMap(({ selector, tokens }) => {
  const name = /^:root\[data-color="(\w+)"\]$/.exec(selector)?.[1];
  return name
    ? [{ name, light: colour(base, tokens['--accent-light']), dark: colour(base, tokens['--accent-dark']) }]
    : [];
});

/** The value of a token, or of a text that names others. */
function colour(tokens: Readonly<Record<string, string>>, text = ''): Rgb {
  const [, name, otherwise] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(text) ?? [];
  if (name) return colour(tokens, tokens[name] ?? otherwise);
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(text) ?? [];
  if (!r || !g || !b) throw new Error(`«${text}» is no colour`);
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

/** The relative luminance of WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function mix(one: Rgb, share: number, other: Rgb): Rgb {
  const part = (at: 0 | 1 | 2) => one[at] * share + other[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

const GROUNDS = ['bg', 'surface', 'hover'];
const WORDS = ['ink', 'ink-soft', 'accent', 'ok', 'warn', 'bad', 'info', 'idle'];
const TONES = ['accent', 'ok', 'warn', 'bad', 'info', 'idle'];

/** Words and the ground that they stand on. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground] as const)),
  ...TONES.map((tone) => [tone, `${tone}-soft`] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['ink', 'sunken'],
];

test.each(Object.entries(SCHEMES))(
  'words reach 4.5:1 and borders of controls 3:1 on every ground of the %s skin',
  (_, tokens) => {
    const of = (name: string) => colour(tokens, tokens[`--vt-${name}`]);
    const pale = PAIRS.filter(([word, ground]) => contrast(of(word), of(ground)) < 4.5);
    expect(pale).toEqual([]);
    expect(GROUNDS.filter((ground) => contrast(of('line-strong'), of(ground)) < 3)).toEqual([]);
  },
);

test('the main colours that may be chosen are read, with their words and on their soft ground, at 4.5:1 in both skins', () => {
  expect(COLOURS.length).toBe(7);
  const white: Rgb = [255, 255, 255];
  const black: Rgb = [0, 0, 0];
  const pale = COLOURS.flatMap(({ name, light, dark }) => {
    const of = (skin: 'light' | 'dark', token: string) =>
      colour(SCHEMES[skin], SCHEMES[skin][`--vt-${token}`]);
    const ratios = {
      onWhite: contrast(light, white),
      onPage: contrast(light, of('light', 'bg')),
      onSoft: contrast(light, mix(light, 0.12, white)),
      onDark: contrast(dark, of('dark', 'surface')),
      inkOnDark: contrast(of('dark', 'on-accent'), dark),
      onDarkSoft: contrast(dark, mix(dark, 0.2, black)),
    };
    return Object.entries(ratios)
      .filter(([, ratio]) => ratio < 4.5)
      .map(([pair, ratio]) => `${name} ${pair} ${ratio.toFixed(2)}`);
  });
  expect(pale).toEqual([]);
});
