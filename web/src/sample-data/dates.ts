/** When these samples were loaded: their dates are told from it. */
export const LOADED = new Date();

const DAY_MS = 86_400_000;

/** A moment of another day, in local time: `daysFromToday(-1, '17:30')` is yesterday afternoon. */
export function daysFromToday(days: number, time = '00:00'): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(LOADED.getFullYear(), LOADED.getMonth(), LOADED.getDate() + days, hours, minutes);
}

/** A moment of today that has already passed; 0 is midnight, 1 is now. */
export function earlierToday(part: number): Date {
  const midnight = daysFromToday(0).getTime();
  return new Date(midnight + (LOADED.getTime() - midnight) * part);
}

/** Two days on, in milliseconds: when a new kanban task is due. */
export function inTwoDays(): number {
  return Date.now() + 2 * DAY_MS;
}

/** The day that a clock on the wall shows, as `2026-11-20`. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
