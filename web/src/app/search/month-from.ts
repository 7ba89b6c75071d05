import { addDays, addMonths } from '../../format/parse-date.ts';

/** The first and last day of a month, counted from that of a day: 0 is its own, 1 the next. Days are ISO texts. */
export function monthFrom(today: string, months: number): { readonly first: string; readonly last: string } {
  const dayOne = (later: number) => `${addMonths(today, later)}-01`;
  return { first: dayOne(months), last: addDays(dayOne(months + 1), -1) };
}
