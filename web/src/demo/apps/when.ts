import { formatLocale } from '../../format/language.ts';

/** Writes a moment in the language of the page, which also names its days and months. */
export function writtenMoment(date: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formatLocale(), how).format(date);
}

/** Writes a moment on the reader's clock, as short as it can be: the time today, the day this year, else the date. */
export function shortWhen(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString())
    return writtenMoment(date, { hour: '2-digit', minute: '2-digit' });
  const day = { day: 'numeric', month: 'short' } as const;
  return writtenMoment(date, date.getFullYear() === now.getFullYear() ? day : { ...day, year: 'numeric' });
}

/** Writes a moment in full: `20 de noviembre de 2026 a las 9:05`. */
export function longWhen(iso: string): string {
  return writtenMoment(new Date(iso), { dateStyle: 'long', timeStyle: 'short' });
}
