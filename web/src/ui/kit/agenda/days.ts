/** A day is a local midnight, because the calendar is that of the reader, whatever the clock of the server says. */

export function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Gives the same time of another day, also over a change of the clocks. */
export function addDays(date: Date, days: number): Date {
  const moved = new Date(date);
  moved.setDate(moved.getDate() + days);
  return moved;
}

/** Gives the same day of another month, or its last one when it has no such day. */
export function addMonths(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}

export function mondayOf(day: Date): Date {
  return addDays(startOfDay(day), -((day.getDay() + 6) % 7));
}

export function daysFrom(first: Date, count: number): Date[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Gives the weeks, from Monday on, that show all the days of a month. */
export function weeksOfMonth(day: Date): Date[][] {
  const first = new Date(day.getFullYear(), day.getMonth(), 1);
  const last = new Date(day.getFullYear(), day.getMonth() + 1, 0);
  const start = mondayOf(first);
  const weeks = Math.ceil((daysBetween(start, last) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(start, week * 7), 7));
}

const DAY_MS = 86_400_000;

/**
 * Counts the days from one midnight to another. It rounds, because two days of each year are an hour longer or shorter.
 */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS);
}

/** Writes a day as `2026-11-20`. */
export function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Reads the day that `2026-11-20` names; undefined when there is no such day. */
export function dayOfIso(text: string | undefined): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return isoDay(date) === text ? date : undefined;
}
