// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatLocale, setFormatLanguage } from './language.ts';
import { formatNumber } from './number.ts';
import { clockInSpain } from './spanish-clock.ts';

afterEach(() => setFormatLanguage('es'));

const figures = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  // Halves of a cent, which are rounded by their text and not by their binary value.
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(0, -0, 1.005, 0.5, -0.5, 999.995, 9999.5, 1e21, -1.5e22, 5e-7, 1e-7, Number.MAX_VALUE),
);

describe('a figure that is written without Intl', () => {
  it.each(['es', 'en'] as const)('a figure in %s reads as Intl writes it', (language) => {
    setFormatLanguage(language);
    const asserted = fc.property(figures, fc.nat(6), fc.nat(6), (value, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const written = new Intl.NumberFormat(formatLocale(), {
        useGrouping: 'always',
        minimumFractionDigits: from,
        maximumFractionDigits: to,
      }).format(value);
      const expected = /[1-9]/.test(written) ? written.replace('-', '−') : written.replace('-', '');
      expect(formatNumber(value, [from, to])).toBe(expected);
    });
    fc.assert(asserted, { numRuns: 1500 });
  });
});

describe('the Spanish clock', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

  /** Year, month, day, hour and minute, as Intl has them. */
  function partsOf(instant: number): string[] {
    return clock.formatToParts(instant).flatMap(({ type, value }) => (type === 'literal' ? [] : [value]));
  }

  function expectSame(instant: number): void {
    const { day, time } = clockInSpain(instant);
    expect([...day.split('-'), ...time.split(':')]).toEqual(partsOf(instant));
  }

  it('the Spanish clock shows at any instant what Intl does', () => {
    const instants = fc.integer({ min: Date.UTC(1997, 0, 1), max: Date.UTC(2099, 11, 31) });
    fc.assert(fc.property(instants, expectSame), { numRuns: 2000 });
  });

  it('the Spanish clock changes to and from summer time at the same minute as Intl', () => {
    for (let year = 1997; year < 2038; year++) {
      for (const month of [2, 9]) {
        for (let day = 25; day <= 31; day++) {
          for (const minute of [-1, 0, 59, 60]) expectSame(Date.UTC(year, month, day, 0, 60 + minute));
        }
      }
    }
  });
});
