import { readFormatLanguage } from './language.ts';

/**
 * Reads what a person types in a number field. In Spanish the comma is the decimal sign, and dots are thousands when
 * they part groups of three (`1.234`) and the decimal sign otherwise (`0.12`, `3.5`), because that is what the numeric
 * keypad types. In English the two signs change places. Undefined for text that is not a number.
 */
export function parseNumber(text: string): number | undefined {
  const compact = asInSpanish(text.replace(/[\s\u00a0\u202f€%]/g, '').replace('−', '-'));
  if (compact === '') return undefined;
  const plain = hasThousandsDots(compact)
    ? compact.replaceAll('.', '').replace(',', '.')
    : compact.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function hasThousandsDots(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text);
}

/** The sign before the decimals in the current language. */
export function decimalSign(): '.' | ',' {
  return readFormatLanguage() === 'en' ? '.' : ',';
}

/** A written figure without its thousands separators, as a field shows it while it has the focus. */
export function withoutThousands(text: string): string {
  return text.replaceAll(readFormatLanguage() === 'en' ? ',' : '.', '');
}

function asInSpanish(text: string): string {
  if (readFormatLanguage() === 'es') return text;
  return text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}
