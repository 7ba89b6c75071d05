import type { Silencio } from './preferencias.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The moment when the quiet hours that hold `now` end, undefined when none do. They may pass midnight. On the two nights
 * a year when the clocks of Spain change, the end may be an hour off.
 */
export function endOfQuietHours(silencio: Silencio | null, now: Date): Date | undefined {
  if (silencio === null) return undefined;
  const [from, to, at] = [silencio.desde, silencio.hasta, clock.format(now)].map(minutesOf) as [
    number,
    number,
    number,
  ];
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const left = (to - at + DAY_MINUTES) % DAY_MINUTES;
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
