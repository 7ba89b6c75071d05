import { formatLocale } from '../../../format/language.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { firstDayOf, lastDayOf } from './event-days.ts';

function writtenMoment(date: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formatLocale(), how).format(date);
}

function writtenRange(from: Date, to: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formatLocale(), how).formatRange(from, to);
}

export const monthTitle = (day: Date) => writtenMoment(day, { month: 'long', year: 'numeric' });
export const dayTitle = (day: Date) => writtenMoment(day, { dateStyle: 'full' });
export const weekTitle = (first: Date, last: Date) => writtenRange(first, last, { dateStyle: 'long' });
export const longDay = (day: Date) => writtenMoment(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const weekday = (day: Date, length: 'short' | 'long') => writtenMoment(day, { weekday: length });
export const clockTime = (date: Date) => writtenMoment(date, { hour: '2-digit', minute: '2-digit' });

/** Writes an hour of the day, from `0` to `24`. */
export function hourLabel(hour: number): string {
  return clockTime(new Date(2026, 0, 1, hour));
}

/** Writes when an event takes place: on a day, on some days, or from one hour to another. */
export function whenOf(event: CalendarEvent): string {
  const [first, last] = [firstDayOf(event), lastDayOf(event)];
  if (event.allDay) {
    return first.getTime() === last.getTime()
      ? longDay(first)
      : writtenRange(first, last, { dateStyle: 'long' });
  }
  const [start, end] = [new Date(event.start), new Date(event.end)];
  return writtenRange(start, end, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}
