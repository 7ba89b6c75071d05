import { fold } from '../../../../format/fold.ts';
import { parseNumber } from '../../../../format/parse-number.ts';
import { MONTHS } from '../../sample-days.ts';
import { balanceOf } from '../money.ts';

const DAY = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;

/**
 * Translates a search into the words of the samples. People type what the list shows, `#5036`, `3.173,00 €`,
 * `26/09/2019` or «pagada»; the call looks for it in `5036`, `3173`, `26 Sep 2019` and `paid`.
 */
export function asSampled(typed: string, settled: string): string {
  const text = typed.trim();
  if (fold(text) === fold(settled)) return 'paid';
  const [, day = '', month = '', year] = DAY.exec(text) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  if (monthName) return [day.padStart(2, '0'), monthName, year].filter(Boolean).join(' ');
  if (/^#\d+$/.test(text)) return text.slice(1);
  const amount = /[.,€]/.test(text) ? parseNumber(text) : undefined;
  if (amount === undefined) return text;
  return amount < 0 ? String(balanceOf(amount)) : String(amount);
}
