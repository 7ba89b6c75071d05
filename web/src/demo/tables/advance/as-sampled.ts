import { parseNumber } from '../../../format/parse-number.ts';

const DAY = /^(\d{1,2})\/(\d{1,2})((?:\/\d{4})?)$/;
const MONTHS = 12;

/**
 * Translates a search into the words of the samples, which write `24/11/2019` as `11/24/2019` and `19.069,00` as
 * `19069`.
 */
export function asSampled(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = DAY.exec(text) ?? [];
  if (month !== '' && Number(month) <= MONTHS)
    return `${month.padStart(2, '0')}/${day.padStart(2, '0')}${year}`;
  const amount = /[.,]/.test(text) ? parseNumber(text) : undefined;
  return amount === undefined ? text : String(amount);
}
