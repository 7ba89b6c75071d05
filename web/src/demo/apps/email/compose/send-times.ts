/** The usual times begin when offices open, on the writer's clock. */
const OPENING_HOUR = 8;
const MONDAY = 1;

export function tomorrow(now = new Date()): Date {
  return morningOf(now, 1);
}

/** Gives Monday at opening time: that of next week when today is Sunday or Monday. */
export function nextMonday(now = new Date()): Date {
  const days = (MONDAY + 7 - now.getDay()) % 7;
  return morningOf(now, days < 2 ? days + 7 : days);
}

/** Writes a date as a field of date and time takes it: `2026-11-20T08:00`. */
export function inputText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

function morningOf(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, OPENING_HOUR);
}
