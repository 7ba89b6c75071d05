const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short' });
const DATE = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

/** On the reader's clock, as short as it can be said: the time today, the day this year, else the date. */
export function shortWhen(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return TIME.format(date);
  return (date.getFullYear() === now.getFullYear() ? DAY : DATE).format(date);
}

/** `20 de noviembre de 2026, 9:05`. */
export function longWhen(iso: string): string {
  return MOMENT.format(new Date(iso));
}
