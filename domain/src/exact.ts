/**
 * Decimal arithmetic that is exact and as fast as floating point.
 *
 * Every value carries its floating approximation and a way to compute the exact fraction. Rounding looks at the
 * approximation, and only when it falls so near a half that binary error could decide the cent does it compute
 * the fraction with big integers. So 142.50 × 3 % is 4.275 and rounds to 4.28, never to 4.27.
 */
export type Exact = {
  readonly approx: number;
  readonly op: 'value' | 'times' | 'over' | 'sum';
  /** The terms of the operation; a value has none. */
  readonly terms: readonly (Exact | number)[];
};

type Fraction = { readonly n: bigint; readonly d: bigint };

const NO_TERMS: readonly number[] = [];

/** Numbers are taken as the decimal they print as: 0.1 is one tenth. */
export function exact(value: number): Exact {
  return { approx: value, op: 'value', terms: NO_TERMS };
}

export function times(a: Exact, b: Exact | number): Exact {
  return { approx: a.approx * approxOf(b), op: 'times', terms: [a, b] };
}

/** Divides exactly; `b` must not be zero. */
export function over(a: Exact, b: Exact | number): Exact {
  return { approx: a.approx / approxOf(b), op: 'over', terms: [a, b] };
}

export function plus(a: Exact, b: Exact | number): Exact {
  return sum([a, b]);
}

export function minus(a: Exact, b: Exact | number): Exact {
  return sum([a, typeof b === 'number' ? -b : times(b, -1)]);
}

export function sum(terms: readonly (Exact | number)[]): Exact {
  let approx = 0;
  for (const term of terms) approx += approxOf(term);
  return { approx, op: 'sum', terms };
}

/** The larger of two values, each compared by its approximation. */
export function max(a: Exact, b: Exact): Exact {
  return b.approx > a.approx ? b : a;
}

/** Half-up decimal rounding, symmetrical about zero (−4.275 → −4.28). */
export function round(value: Exact | number, decimals = 2): number {
  const approx = approxOf(value);
  const scale = 10 ** decimals;
  const scaled = Math.abs(approx) * scale;
  const rounded = nearestWhole(scaled) ?? roundFraction(fractionOf(value), decimals);
  return rounded === 0 ? 0 : ((approx < 0 ? -1 : 1) * rounded) / scale;
}

/**
 * Whole cents of an amount given by its approximation, half-up; NaN where binary error could decide, and then the amount
 * has to be rounded as an exact value. For sums of thousands of lines that nobody looks at.
 */
export function centsOf(approx: number): number {
  const cents = nearestWhole(Math.abs(approx) * 100) ?? Number.NaN;
  return approx < 0 ? -cents : cents;
}

/** Undefined so near a half that an error in the last digits could decide. */
function nearestWhole(scaled: number): number | undefined {
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  if (Math.abs(rest - 0.5) <= 1e-6 + scaled * 1e-11) return undefined;
  return rest > 0.5 ? whole + 1 : whole;
}

/** Whole cents of a value that is already rounded to them. */
export function wholeCents(rounded: number): number {
  return Math.round(rounded * 100);
}

function roundFraction({ n, d }: Fraction, decimals: number): number {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(decimals);
  return Number((2n * scaled + d) / (2n * d));
}

function approxOf(value: Exact | number): number {
  return typeof value === 'number' ? value : value.approx;
}

function fractionOf(value: Exact | number): Fraction {
  if (typeof value === 'number') return fractionOfNumber(value);
  if (value.op === 'value') return fractionOfNumber(value.approx);
  const [first, ...rest] = value.terms.map(fractionOf);
  return rest.reduce(combine[value.op], first ?? { n: 0n, d: 1n });
}

const combine: Record<'times' | 'over' | 'sum', (f: Fraction, g: Fraction) => Fraction> = {
  times: (f, g) => ({ n: f.n * g.n, d: f.d * g.d }),
  over: (f, g) => (g.n < 0n ? { n: -f.n * g.d, d: -f.d * g.n } : { n: f.n * g.d, d: f.d * g.n }),
  sum: (f, g) => ({ n: f.n * g.d + g.n * f.d, d: f.d * g.d }),
};

function fractionOfNumber(value: number): Fraction {
  const [mantissa, exponent] = String(value).split('e');
  const [whole, decimals = ''] = mantissa!.split('.');
  const shift = decimals.length - Number(exponent ?? 0);
  const digits = BigInt(whole! + decimals);
  return shift >= 0 ? { n: digits, d: 10n ** BigInt(shift) } : { n: digits * 10n ** BigInt(-shift), d: 1n };
}
