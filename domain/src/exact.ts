/**
 * Decimal arithmetic that is exact and as fast as floating point.
 *
 * Every value carries its floating approximation and a way to compute the exact fraction. Rounding looks at the
 * approximation, and only when it falls so near a half that binary error could decide the cent does it compute
 * the fraction with big integers. So 142.50 × 3 % is 4.275 and rounds to 4.28, never to 4.27.
 */
export type Exact = {
  readonly approx: number;
  readonly fraction: () => Fraction;
};

type Fraction = { readonly n: bigint; readonly d: bigint };

/** Numbers are taken as the decimal they print as: 0.1 is one tenth. */
export function exact(value: number): Exact {
  return { approx: value, fraction: () => fractionOf(value) };
}

export function times(a: Exact, b: Exact | number): Exact {
  const y = lift(b);
  return {
    approx: a.approx * y.approx,
    fraction: () => {
      const [f, g] = [a.fraction(), y.fraction()];
      return { n: f.n * g.n, d: f.d * g.d };
    },
  };
}

/** `b` must not be zero. */
export function over(a: Exact, b: Exact | number): Exact {
  const y = lift(b);
  return {
    approx: a.approx / y.approx,
    fraction: () => {
      const [f, g] = [a.fraction(), y.fraction()];
      const n = f.n * g.d;
      const d = f.d * g.n;
      return d < 0n ? { n: -n, d: -d } : { n, d };
    },
  };
}

export function plus(a: Exact, b: Exact | number): Exact {
  return sum([a, lift(b)]);
}

export function minus(a: Exact, b: Exact | number): Exact {
  return sum([a, times(lift(b), -1)]);
}

export function sum(terms: readonly (Exact | number)[]): Exact {
  let approx = 0;
  for (const term of terms) approx += typeof term === 'number' ? term : term.approx;
  return {
    approx,
    fraction: () => {
      let n = 0n;
      let d = 1n;
      for (const term of terms) {
        const f = lift(term).fraction();
        n = n * f.d + f.n * d;
        d *= f.d;
      }
      return { n, d };
    },
  };
}

/** The larger of two values, each compared by its approximation. */
export function max(a: Exact, b: Exact): Exact {
  return b.approx > a.approx ? b : a;
}

/** Half-up decimal rounding, symmetrical about zero (−4.275 → −4.28). */
export function round(value: Exact | number, decimals = 2): number {
  const x = lift(value);
  const scale = 10 ** decimals;
  const scaled = Math.abs(x.approx) * scale;
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  const doubt = 1e-6 + scaled * 1e-11;
  const rounded =
    Math.abs(rest - 0.5) <= doubt ? roundFraction(x.fraction(), decimals) : rest > 0.5 ? whole + 1 : whole;
  return rounded === 0 ? 0 : ((x.approx < 0 ? -1 : 1) * rounded) / scale;
}

function roundFraction({ n, d }: Fraction, decimals: number): number {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(decimals);
  return Number((2n * scaled + d) / (2n * d));
}

function lift(value: Exact | number): Exact {
  return typeof value === 'number' ? exact(value) : value;
}

function fractionOf(value: number): Fraction {
  const [mantissa, exponent] = String(value).split('e');
  const [whole, decimals = ''] = mantissa!.split('.');
  const shift = decimals.length - Number(exponent ?? 0);
  const digits = BigInt(whole! + decimals);
  return shift >= 0 ? { n: digits, d: 10n ** BigInt(shift) } : { n: digits * 10n ** BigInt(-shift), d: 1n };
}
