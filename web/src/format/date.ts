import { byLanguage, readFormatLanguage } from './language.ts';
import { NO_VALUE } from './number.ts';
import { clockInSpain } from './spanish-clock.ts';

type IsoText = string | null | undefined;

const FECHA = /^(\d{4})-(\d{2})-(\d{2})/;
/** Matches an instant, which names its time zone, and not a day. */
const INSTANTE = /T.+(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * `2026-01-05` → `05/01/2026`. A day is cut from its text and never read as an instant: `new Date('2026-01-05')` is
 * midnight in Greenwich, which in the Americas is still the day before. An instant gives its day in Spain:
 * `2026-01-04T23:30:00Z` is that same 5 January.
 */
export function formatFecha(iso: IsoText): string {
  const match = iso ? FECHA.exec(dayInSpain(iso)) : null;
  return match ? `${match[3]}/${match[2]}/${match[1]}` : NO_VALUE;
}

/** The day of an ISO day or, in Spain, of an instant. */
export function dayInSpain(iso: string): string {
  const instante = INSTANTE.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(instante) ? iso : clockInSpain(instante).day;
}

/** The abbreviations stand here because those of Node and of the browsers differ. */
const MESES = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** `2026-01` or `2026-01-05` → `ene 2026`, `Jan 2026`. */
export function formatMes(iso: IsoText): string {
  const match = iso ? /^(\d{4})-(\d{2})/.exec(iso) : null;
  const mes = match ? MESES[readFormatLanguage()][Number(match[2]) - 1] : undefined;
  return match && mes ? `${mes} ${match[1]}` : NO_VALUE;
}

/** An instant (`2026-01-05T08:30:00Z`) on the clock of mainland Spain: `05/01/2026 09:30`. */
export function formatInstante(iso: IsoText): string {
  const instant = iso ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(instant)) return NO_VALUE;
  const { day, time } = clockInSpain(instant);
  return `${formatFecha(day)} ${time}`;
}

const inWords = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);

/** `2026-01-05` → `lunes, 5 de enero de 2026`. */
export function formatFechaInWords(iso: IsoText): string {
  const match = iso ? FECHA.exec(dayInSpain(iso)) : null;
  return match ? inWords().format(Date.parse(match[0])) : NO_VALUE;
}

/** Today in Spain as `YYYY-MM-DD`, wherever the browser is. */
export function today(): string {
  return clockInSpain(Date.now()).day;
}

const nameLists = new Map<string, readonly string[]>();

/** The names of months or weekdays in a language. The dates are arbitrary; they begin with a January and a Monday. */
function namesOf(language: string, part: 'month' | 'weekday', count: number): readonly string[] {
  const key = `${language} ${part}`;
  let names = nameLists.get(key);
  if (!names) {
    const writer = new Intl.DateTimeFormat(language, { [part]: 'short', timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    names = Array.from({ length: count }, (_, index) =>
      writer.format(part === 'month' ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index)),
    );
    nameLists.set(key, names);
  }
  return names;
}

/** The twelve months, short, in a language: `ene`, `feb`… */
export function monthNames(language: string): readonly string[] {
  return namesOf(language, 'month', 12);
}

/** The seven days of the week from Monday on, short, in a language: `lun`, `mar`… */
export function weekdayNames(language: string): readonly string[] {
  return namesOf(language, 'weekday', 7);
}
