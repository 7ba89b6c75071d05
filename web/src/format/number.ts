import { writeFigure } from '@vatio/domain';
import { readFormatLanguage } from './language.ts';

/** Stands for a missing figure, which is neither a zero nor an empty cell. */
export const NO_VALUE = '—';

export type Figure = number | null | undefined;

/** How many decimals: always that many, or `[from, to]`, where those beyond the first are shown only when they exist. */
export type Decimals = number | readonly [from: number, to: number];

const MARKS = { es: { thousands: '.', decimals: ',' }, en: { thousands: ',', decimals: '.' } };

/** `1234.5, 2` → `1.234,50`, or `1,234.50` in English, with the thousands always apart. */
export function formatNumber(value: Figure, decimals: Decimals = 0): string {
  if (value == null || !Number.isFinite(value)) return NO_VALUE;
  const [from, to] = typeof decimals === 'number' ? [decimals, decimals] : decimals;
  return writeFigure(value, { from, to, marks: MARKS[readFormatLanguage()] });
}

/** A figure with its unit after a no-break space: `1.234 kWh`. English writes `€1,234.50`, `−€0.12/kWh` and `21%`. */
export function formatWithUnit(value: Figure, unit: string, decimals: Decimals = 0): string {
  const text = formatNumber(value, decimals);
  if (text === NO_VALUE) return text;
  const inEnglish = readFormatLanguage() === 'en';
  if (inEnglish && unit.startsWith('€')) return `${text.replace(/^−?/, '$&€')}${unit.slice(1)}`;
  return `${text}${inEnglish && unit === '%' ? '' : '\u00a0'}${unit}`;
}

/** A ratio as a percentage: `0.125` → `12,5 %`. */
export function formatPercent(ratio: Figure, decimals = 1): string {
  return formatWithUnit(ratio == null ? ratio : ratio * 100, '%', [0, decimals]);
}

/** A saving, in percent, as the PDF of a proposal prints it: `6,40 %`. The same saving reads the same wherever it is. */
export function formatSaving(percent: Figure): string {
  return formatWithUnit(percent, '%', 2);
}

/** A figure with its sign always shown, for differences: `+3,2 %`, `−120,00 €`. */
export function withSign(value: Figure, format: (absolute: Figure) => string): string {
  if (value == null || !Number.isFinite(value)) return NO_VALUE;
  const text = format(Math.abs(value));
  if (!/[1-9]/.test(text)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
