import type { CalendarEvent } from './calendar-event.ts';
import { addDays } from './days.ts';

/** A shift moves a whole event, or one of its ends. */
export type EventPart = 'whole' | 'start' | 'end';
export type EventShift = { readonly days?: number; readonly minutes?: number };

/** An event with hours cannot be made shorter than this. */
const LEAST_MINUTES = 15;

/** Moves an event, or makes it longer or shorter from one of its ends, which never passes the other. */
export function shiftEvent(event: CalendarEvent, part: EventPart, shift: EventShift): CalendarEvent {
  const start = part === 'end' ? new Date(event.start) : shifted(event.start, shift);
  const end = part === 'start' ? new Date(event.end) : shifted(event.end, shift);
  if (part === 'start') return { ...event, start: earlier(start, leastBefore(event, end)).toISOString() };
  if (part === 'end') return { ...event, end: later(end, leastAfter(event, start)).toISOString() };
  return { ...event, start: start.toISOString(), end: end.toISOString() };
}

function shifted(iso: string, { days = 0, minutes = 0 }: EventShift): Date {
  const moved = addDays(new Date(iso), days);
  moved.setMinutes(moved.getMinutes() + minutes);
  return moved;
}

function leastBefore({ allDay }: CalendarEvent, end: Date): Date {
  return allDay ? addDays(end, -1) : new Date(end.getTime() - LEAST_MINUTES * 60_000);
}

function leastAfter({ allDay }: CalendarEvent, start: Date): Date {
  return allDay ? addDays(start, 1) : new Date(start.getTime() + LEAST_MINUTES * 60_000);
}

const earlier = (a: Date, b: Date) => new Date(Math.min(a.getTime(), b.getTime()));
const later = (a: Date, b: Date) => new Date(Math.max(a.getTime(), b.getTime()));
