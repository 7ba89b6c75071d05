const DAY_FIRST = /^(\d{1,2})(?:[\s/.-]+)(\d{1,2})(?:[\s/.-]+)(\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2})(?:[\s/.-]*)(\d{4})$/;
const YEAR_AND_MONTH = /^(\d{4})-(\d{1,2})$/;
const TIME = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?h?$/;

/**
 * The day that a person types, as `2026-01-05`: `5/1/2026`, `05-01-26`, `05012026`, or a pasted ISO text. The day goes
 * before the month in every language of the product. Undefined when there is no such day.
 */
export function parseDay(text: string): string | undefined {
  const typed = text.trim();
  const iso = YEAR_FIRST.exec(typed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const found = DAY_FIRST.exec(typed) ?? DIGITS.exec(typed);
  return found ? dayOf(found[3], found[2], found[1]) : undefined;
}

/** The month that a person types, as `2026-01`: `1/2026`, `01-2026`, `012026` or `2026-01`. */
export function parseMonth(text: string): string | undefined {
  const typed = text.trim();
  const iso = YEAR_AND_MONTH.exec(typed);
  const found = MONTH_FIRST.exec(typed);
  const [year, month] = iso ? [iso[1], iso[2]] : [found?.[2], found?.[1]];
  return dayOf(year, month, '1')?.slice(0, 7);
}

/** The time that a person types, as `09:30`: `9`, `930`, `9:30`, `9.30` or `9h30`. */
export function parseTime(text: string): string | undefined {
  const found = TIME.exec(text.trim().toLowerCase());
  const hour = Number(found?.[1]);
  return found && hour < 24 ? `${two(hour)}:${found[2] ?? '00'}` : undefined;
}

/** The day so many days later: `2026-01-31`, 1 → `2026-02-01`. */
export function addDays(iso: string, days: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The month so many months later: `2026-12`, 1 → `2027-01`. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

type Digits = string | undefined;

/** A year of two digits is of this century, because nothing here is older than the liberalised market. */
function dayOf(yearText: Digits, monthText: Digits, dayText: Digits): string | undefined {
  const [month, day] = [Number(monthText), Number(dayText)];
  const year = Number(yearText) + (yearText?.length === 2 ? 2000 : 0);
  if (!(year >= 1900 && month >= 1 && day >= 1)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
