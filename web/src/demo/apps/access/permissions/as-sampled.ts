import { MONTHS } from '../../sample-days.ts';

const DAY = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?: (\d{1,2}):(\d{2}))?$/;

/**
 * Translates a search into the words of the samples: the list shows `14/04/2021 20:43` where they have `14 Apr 2021,
 * 8:43 PM`.
 */
export function asSampled(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = '', year, hour, minutes] = DAY.exec(text) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  if (!monthName) return text;
  const date = [day.padStart(2, '0'), monthName, year].filter(Boolean).join(' ');
  if (hour === undefined) return date;
  return `${date}, ${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
