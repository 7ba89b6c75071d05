// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { formatCups } from './cups.ts';
import { formatFecha, formatFechaInWords, formatInstante, formatMes } from './date.ts';
import { formatBytes, formatEnergia, formatEur, formatEurKwh, formatKw, formatKwh } from './energy.ts';
import { compareNames, fold, matches } from './fold.ts';
import { setFormatLanguage } from './language.ts';
import { formatNumber, formatPercent, formatSaving, withSign } from './number.ts';
import { parseNumber, withoutThousands } from './parse-number.ts';

const NBSP = '\u00a0';

describe('figures', () => {
  it.each([
    [formatNumber(1234), '1.234'],
    [formatNumber(-0.001, 2), '0,00'],
    [formatNumber(null), '—'],
    [formatNumber(Number.NaN), '—'],
    [formatNumber(3.456, [0, 3]), '3,456'],
    [formatEur(1234.5), `1.234,50${NBSP}€`],
    [formatEur(-12), `−12,00${NBSP}€`],
    [formatEur(undefined), '—'],
    [formatEurKwh(0.1234567), `0,123457${NBSP}€/kWh`],
    [formatKw(3.45), `3,45${NBSP}kW`],
    [formatKwh(1234), `1.234${NBSP}kWh`],
    [formatEnergia(950), `950${NBSP}kWh`],
    [formatEnergia(9_950), `9.950${NBSP}kWh`],
    [formatEnergia(12_430), `12,4${NBSP}MWh`],
    [formatEnergia(3_070_000), `3,07${NBSP}GWh`],
    [formatEnergia(-25_000), `−25,0${NBSP}MWh`],
    [formatPercent(0.125), `12,5${NBSP}%`],
    [formatSaving(6.43), `6,43${NBSP}%`],
    [formatSaving(6.4), `6,40${NBSP}%`],
    [formatPercent(0.5), `50${NBSP}%`],
    [formatBytes(1_430_000), `1,4${NBSP}MB`],
    [withSign(-120, formatEur), `−120,00${NBSP}€`],
    [withSign(0.032, formatPercent), `+3,2${NBSP}%`],
    [withSign(0, formatEur), `0,00${NBSP}€`],
    [withSign(null, formatEur), '—'],
  ])('figures are formatted in Spanish: %s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe('compareNames', () => {
  it('compareNames sorts names as a Spanish dictionary does', () => {
    const names = [
      'Ñandú Luz',
      'Zeta',
      'Oeste',
      'Nzema',
      'Álamo',
      'alba',
      'Nube',
      '3 Vientos',
      'Águila',
      'Energía Ñ',
    ];
    const spanish = new Intl.Collator('es', { sensitivity: 'base' });
    expect(names.toSorted(compareNames)).toEqual(names.toSorted(spanish.compare));
    expect(compareNames('ÁLAMO', 'alamo')).toBe(0);
  });
});

describe('parseNumber', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['1.234', 1234],
    ['12.345.678', 12_345_678],
    ['0.123', 0.123],
    ['3.5', 3.5],
    ['−2,5', -2.5],
    ['12 %', 12],
    [',5', 0.5],
    ['', undefined],
    ['doce', undefined],
    ['1,2,3', undefined],
    ['1.23,4', undefined],
  ])('parseNumber reads %s as %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('dates', () => {
  it.each([
    [formatFecha('2026-01-05'), '05/01/2026'],
    [formatFechaInWords('2026-01-05'), 'lunes, 5 de enero de 2026'],
    [formatFechaInWords('2026-01-04T23:30:00Z'), 'lunes, 5 de enero de 2026'],
    [formatFechaInWords(''), '—'],
    [formatFecha('2026-01-05T22:30:00Z'), '05/01/2026'],
    [formatFecha('2026-01-05T23:30:00.000Z'), '06/01/2026'],
    [formatFecha('2026-01-05T23:30'), '05/01/2026'],
    [formatFecha(null), '—'],
    [formatFecha('ayer'), '—'],
    [formatMes('2026-09'), 'sep 2026'],
    [formatMes('2026-13'), '—'],
    [formatInstante('2026-01-05T08:30:00Z'), '05/01/2026 09:30'],
    [formatInstante('2026-07-31T22:30:00Z'), '01/08/2026 00:30'],
    [formatInstante('nunca'), '—'],
  ])('dates are formatted in Spanish: %s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe('CUPS and searches', () => {
  it('formatCups groups a CUPS and leaves other text alone', () => {
    expect(formatCups('es1234123456789012jy')).toBe(`ES 1234 1234 5678 9012 JY`.replaceAll(' ', NBSP));
    expect(formatCups('ES1234123456789012JY0F')).toBe(`ES 1234 1234 5678 9012 JY 0F`.replaceAll(' ', NBSP));
    expect(formatCups('es1234123456789012jy', ' ')).toBe('ES 1234 1234 5678 9012 JY');
    expect(formatCups('ES12')).toBe('ES12');
    expect(formatCups(undefined)).toBe('—');
  });

  it('fold ignores accents and case but keeps the ñ', () => {
    expect(fold('Órgano de Año')).toBe('organo de año');
    expect(matches('Puntos de suministro', 'sumi PUNT')).toBe(true);
    expect(matches('Señal', 'senal')).toBe(false);
  });
});

describe('figures and dates of a program in English', () => {
  afterEach(() => setFormatLanguage('es'));

  it('figures and dates follow the language, to English and back to Spanish', () => {
    setFormatLanguage('en');
    expect(formatNumber(1234.5, 2)).toBe('1,234.50');
    expect(formatEur(1234.5)).toBe('€1,234.50');
    expect(formatEur(-1234.5)).toBe('−€1,234.50');
    expect(formatEur(null)).toBe('—');
    expect(formatEurKwh(0.1234567)).toBe('€0.123457/kWh');
    expect(withSign(12, formatEur)).toBe('+€12.00');
    expect(withSign(-12, formatEur)).toBe('−€12.00');
    expect(formatEnergia(12_430)).toBe(`12.4${NBSP}MWh`);
    expect(formatPercent(0.125)).toBe('12.5%');
    expect(withSign(-0.032, formatPercent)).toBe('−3.2%');
    expect(formatNumber(-0.001, 2)).toBe('0.00');
    expect(formatMes('2026-01')).toBe('Jan 2026');
    expect(formatInstante('2026-01-05T08:30:00Z')).toBe('05/01/2026 09:30');
    setFormatLanguage('es');
    expect(formatEur(-1234.5)).toBe(`−1.234,50${NBSP}€`);
    expect(formatMes('2026-01')).toBe('ene 2026');
  });

  it.each([
    ['1,234.5', 1234.5],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['3,5', 3.5],
    ['€ 12.345', 12.345],
  ])('in English, %s is read as it is written: %s', (text, value) => {
    setFormatLanguage('en');
    expect(parseNumber(text)).toBe(value);
  });

  it('withoutThousands removes the English separators of thousands', () => {
    expect(withoutThousands('1.234,5')).toBe('1234,5');
    setFormatLanguage('en');
    expect(withoutThousands('1,234.5')).toBe('1234.5');
  });
});
