import type { CalendarEvent } from './calendar-event.ts';
import { addDays, daysBetween, startOfDay } from './days.ts';

type Dated = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

const DAY_MS = 86_400_000;

export function firstDayOf({ start }: Dated): Date {
  return startOfDay(new Date(start));
}

/** Gives the last day that an event touches. One that ends at midnight does not touch the day that begins then. */
export function lastDayOf(event: Dated): Date {
  const first = firstDayOf(event);
  const last = startOfDay(new Date(new Date(event.end).getTime() - 1));
  return new Date(Math.max(first.getTime(), last.getTime()));
}

/** Says whether an event stands above the hours: all-day events do, and so do those that last as long. */
export function fillsDays({ start, end, allDay }: Dated): boolean {
  return allDay || new Date(end).getTime() - new Date(start).getTime() >= DAY_MS;
}

export function touchesDay(event: Dated, day: Date): boolean {
  return firstDayOf(event) <= day && lastDayOf(event) >= day;
}

/** Counts the days that an event touches. */
function dayCountOf(event: Dated): number {
  return daysBetween(firstDayOf(event), lastDayOf(event)) + 1;
}

/** Gives the midnight at which a day ends, which is also where an event ends that fills the day. */
export function midnightAfter(day: Date): Date {
  return addDays(startOfDay(day), 1);
}

/** Orders events: all-day ones first, then those that begin first, then the longest. */
export function compareEvents(a: CalendarEvent, b: CalendarEvent): number {
  return (
    firstDayOf(a).getTime() - firstDayOf(b).getTime() ||
    dayCountOf(b) - dayCountOf(a) ||
    Number(b.allDay) - Number(a.allDay) ||
    a.start.localeCompare(b.start) ||
    a.title.localeCompare(b.title)
  );
}
