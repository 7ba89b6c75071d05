/** What stands between the thousands and before the decimals. */
type Marks = { readonly thousands: string; readonly decimals: string };

type FigureFormat = { readonly from: number; readonly to: number; readonly marks: Marks };
type Decimal = { readonly whole: string; readonly fraction: string };

/** Between two digits, after which come whole groups of three. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A finite figure with its thousands apart and `from` to `to` decimals: `1.234,50`. It writes what `Intl` would, whose
 * first number holds up a page that opens on a slow processor. The minus is the typographic sign (U+2212), as wide as the
 * plus, and stands before no zero.
 */
export function writeFigure(value: number, { from, to, marks }: FigureFormat): string {
  const { whole, fraction } = decimalOf(value, from, to);
  const grouped = whole.replace(THOUSANDS, marks.thousands);
  const text = fraction === '' ? grouped : `${grouped}${marks.decimals}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/**
 * The digits of a figure without its sign: the decimals beyond the first are there only when they are no zeros. A half is
 * rounded away from zero, as the shortest text of the figure has it: 1.005 becomes 1.01.
 */
function decimalOf(value: number, from: number, to: number): Decimal {
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
