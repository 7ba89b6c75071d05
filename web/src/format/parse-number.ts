/**
 * Reads what a person types in a Spanish number field. A comma is the decimal sign. Dots are thousands when they
 * part groups of three (`1.234`), and the decimal sign otherwise (`0.12`, `3.5`), as the numeric keypad types it.
 * Undefined for text that is not a number.
 */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f€%]/g, '').replace('−', '-');
  if (compact === '') return undefined;
  const plain = hasThousandsDots(compact)
    ? compact.replaceAll('.', '').replace(',', '.')
    : compact.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function hasThousandsDots(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text);
}
