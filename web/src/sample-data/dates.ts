/** The dates of the samples are counted from the moment when they were loaded, so that they never look old. */
export const LOADED = new Date();

const DAY_MS = 86_400_000;

/** Gives a moment of another day, in local time: `daysFromToday(-1, '17:30')` is yesterday afternoon. */
export function daysFromToday(days: number, time = '00:00'): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(LOADED.getFullYear(), LOADED.getMonth(), LOADED.getDate() + days, hours, minutes);
}

/** Gives a moment of today that has already passed: part 0 is midnight, and part 1 is now. */
export function earlierToday(part: number): Date {
  const midnight = daysFromToday(0).getTime();
  return new Date(midnight + (LOADED.getTime() - midnight) * part);
}

/** A new kanban task is due two days from now, in milliseconds since 1970. */
export function inTwoDays(): number {
  return Date.now() + 2 * DAY_MS;
}

/** Writes the local day as `2026-11-20`. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
