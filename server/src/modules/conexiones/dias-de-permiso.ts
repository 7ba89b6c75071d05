import { today } from '../../platform/today.ts';

/** The last day of a leave of so many months that is given today, `AAAA-MM-DD`. */
export function lastDayOf(meses: number): string {
  const [year = 0, month = 0, day = 0] = today().split('-').map(Number);
  const ends = new Date(Date.UTC(year, month - 1 + meses, day));
  // A month that lacks the day would lead into the next one.
  if (ends.getUTCDate() !== day) ends.setUTCDate(0);
  return ends.toISOString().slice(0, 10);
}
