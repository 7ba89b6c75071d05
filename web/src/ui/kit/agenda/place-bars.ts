import type { CalendarEvent } from './calendar-event.ts';
import { daysBetween } from './days.ts';
import { compareEvents, firstDayOf, lastDayOf } from './event-days.ts';

/**
 * A bar is an event in a row of days: the column where it begins, how many columns it spans, and its lane, counted from
 * the top.
 */
export type DayBar = {
  readonly event: CalendarEvent;
  readonly from: number;
  readonly span: number;
  readonly lane: number;
  /** These say whether the event's own ends are in this row; only those can be dragged. */
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
};

/** Lays events over a row of days, each in the first lane that is free from its beginning to its end. */
export function placeBars(events: readonly CalendarEvent[], days: readonly Date[]): DayBar[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  /** Each lane is free from this column on. */
  const freeFrom: number[] = [];
  return events
    .filter((event) => firstDayOf(event) <= last && lastDayOf(event) >= first)
    .toSorted(compareEvents)
    .map((event) => {
      const begins = daysBetween(first, firstDayOf(event));
      const ends = daysBetween(first, lastDayOf(event));
      const from = Math.max(begins, 0);
      const to = Math.min(ends, days.length - 1);
      const free = freeFrom.findIndex((column) => column <= from);
      const lane = free < 0 ? freeFrom.length : free;
      freeFrom[lane] = to + 1;
      const span = to - from + 1;
      return { event, from, span, lane, hasStart: begins === from, hasEnd: ends === to };
    });
}

/** Lists the events of a day that lie below the lanes that are shown. */
export function hiddenOn(bars: readonly DayBar[], column: number, lanes: number): CalendarEvent[] {
  return bars
    .filter((bar) => bar.lane >= lanes && bar.from <= column && column < bar.from + bar.span)
    .map(({ event }) => event);
}
