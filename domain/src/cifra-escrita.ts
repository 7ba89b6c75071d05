type Decimal = { readonly whole: string; readonly fraction: string };

/**
 * The digits of a finite figure without its sign, with `from` to `to` decimals: those beyond the first are there only when
 * they are no zeros. A half is rounded away from zero, as the shortest text of the figure has it: 1.005 becomes 1.01.
 */
export function decimalOf(value: number, from: number, to: number): Decimal {
  const { digits, point } = digitsOf(Math.abs(value));
  const kept = point + to;
  const padded = digits.padEnd(kept + 1, '0');
  const rounded = kept < 0 ? '0' : padded.slice(0, kept);
  const text = (kept >= 0 && padded.charAt(kept) >= '5' ? addOne(rounded) : rounded).padStart(to + 1, '0');
  const whole = text.slice(0, text.length - to).replace(/^0+(?=\d)/, '');
  return { whole, fraction: withoutZeros(text.slice(text.length - to), from) };
}

/** The digits of a figure, and how many of them stand before its decimals: below zero there are zeros between both. */
function digitsOf(value: number): { readonly digits: string; readonly point: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  return { digits: whole + decimals, point: whole.length + Number(exponent) };
}

function addOne(digits: string): string {
  const nines = /9*$/.exec(digits)?.[0].length ?? 0;
  const rest = digits.slice(0, digits.length - nines);
  const last = Number(rest.charAt(rest.length - 1)) + 1;
  return `${rest.slice(0, -1)}${last}${'0'.repeat(nines)}`;
}

function withoutZeros(decimals: string, least: number): string {
  let end = decimals.length;
  while (end > least && decimals.charAt(end - 1) === '0') end--;
  return decimals.slice(0, end);
}
