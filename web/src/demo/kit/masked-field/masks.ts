import type { MaskitoOptions } from '@maskito/core';
import { readFormatLanguage } from '../../../format/language.ts';

type Blocks = {
  /** How many characters each block has. */
  readonly sizes: readonly number[];
  /** The separators: one for all, or one for each gap. */
  readonly joints: string | readonly string[];
  /** Every text begins with it. */
  readonly prefix?: string;
  readonly character?: RegExp;
};

/** A mask of blocks of characters: `1234-567-890`. Letters become capitals. */
export function blocksMask({ sizes, joints, prefix = '', character = /\d/ }: Blocks): MaskitoOptions {
  const jointAfter = (at: number) => (typeof joints === 'string' ? joints : (joints[at] ?? ''));
  const parts = sizes.flatMap((size, at) => [
    ...Array.from({ length: size }, () => character),
    ...(at < sizes.length - 1 ? jointAfter(at) : ''),
  ]);
  return {
    mask: [...prefix, ...parts],
    preprocessors: [({ elementState, data }) => ({ elementState, data: data.toUpperCase() })],
  };
}

const DIGIT = /\d/;

/** `2026-01-05`: it accepts no month after the twelfth and no day after the thirty-first. */
export const DAY_MASK: MaskitoOptions = {
  mask: ({ value }) => {
    const [, month = '', day = ''] = value.split('-');
    const ofMonth = [/[01]/, upTo(month, { 0: /[1-9]/, 1: /[0-2]/ })];
    const ofDay = [/[0-3]/, upTo(day, { 0: /[1-9]/, 3: /[01]/ })];
    return [DIGIT, DIGIT, DIGIT, DIGIT, '-', ...ofMonth, '-', ...ofDay];
  },
};

/** `09:30`, on the clock of twenty-four hours. */
export const TIME_MASK: MaskitoOptions = {
  mask: ({ value }) => [/[0-2]/, upTo(value, { 2: /[0-3]/ }), ':', /[0-5]/, DIGIT],
};

/** Which second digit is allowed depends on the first one. */
function upTo(part: string, bySecond: Readonly<Record<string, RegExp>>): RegExp {
  return bySecond[part.charAt(0)] ?? DIGIT;
}

/** A whole number whose thousands are grouped as in the current language while it is typed: `1.234.567`. */
export const THOUSANDS_MASK: MaskitoOptions = {
  mask: /^[\d.,]*$/,
  postprocessors: [
    ({ value, selection: [from, to] }) => {
      const sign = readFormatLanguage() === 'en' ? ',' : '.';
      const grouped = digitsOf(value).replace(/\B(?=(\d{3})+$)/g, sign);
      const place = (at: number) => afterDigits(grouped, digitsOf(value.slice(0, at)).length);
      return { value: grouped, selection: [place(from), place(to)] };
    },
  ],
};

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** The caret stays after the same digit, however many separators have come or gone before it. */
function afterDigits(text: string, count: number): number {
  let left = count;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (/\d/.test(text.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}
