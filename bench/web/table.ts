import type { PageLoad } from './page-load.ts';

const COLUMNS: Readonly<Record<keyof PageLoad, readonly [title: string, decimals: number]>> = {
  jsKb: ['JS kB br', 1],
  cssKb: ['CSS kB', 1],
  requests: ['peticiones', 0],
  firstPaintMs: ['FCP ms', 0],
  largestPaintMs: ['LCP ms', 0],
  interactiveMs: ['TTI ms', 0],
  blockedMs: ['bloqueo ms', 0],
  shift: ['CLS', 4],
  memoryMb: ['memoria MB', 1],
};
export const FIGURES = Object.keys(COLUMNS) as (keyof PageLoad)[];
const WIDTH = 16;

export function writeHeader(): string {
  return ['', ...Object.values(COLUMNS).map(([title]) => title)].map(cell).join('');
}

/** Writes a visit as one row, with the ratio to the reference in brackets behind each figure. */
export function writeRow(name: string, load: PageLoad, reference: PageLoad): string {
  const cells = Object.entries(COLUMNS).map(([field, [, decimals]]) => {
    const value = load[field as keyof PageLoad];
    const base = reference[field as keyof PageLoad];
    return base > 0 ? `${value.toFixed(decimals)} (${(value / base).toFixed(1)})` : value.toFixed(decimals);
  });
  return [name, ...cells].map(cell).join('');
}

/** The aims of a page of the template: kB of its own JavaScript, requests, and what moves. */
const AIMS = { jsKb: 60, requests: 20, shift: 0.005 } as const;
type TemplateFigures = Readonly<Record<keyof typeof AIMS, number>>;

export function writeTemplateHeader(): string {
  const titles = ['JS propio kB br', 'peticiones', 'CLS'].map((title) => title.padStart(WIDTH + 4));
  return ''.padEnd(WIDTH * 2) + titles.join('');
}

/** Writes a page of the template as one row, with a mark on each figure beyond its aim. */
export function writeTemplateRow(path: string, page: TemplateFigures): string {
  const decimals = { jsKb: 1, requests: 0, shift: 4 };
  const cells = (['jsKb', 'requests', 'shift'] as const).map((field) => {
    const mark = page[field] > AIMS[field] ? ` (> ${AIMS[field]})` : '';
    return `${page[field].toFixed(decimals[field])}${mark}`.padStart(WIDTH + 4);
  });
  return path.padEnd(WIDTH * 2) + cells.join('');
}

function cell(text: string, place: number): string {
  return place === 0 ? text.padEnd(WIDTH) : text.padStart(WIDTH);
}
