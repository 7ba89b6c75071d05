import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { addMonths, daysFrom, isoDay, weeksOfMonth } from './days.ts';
import { hiddenOn, placeBars } from './place-bars.ts';
import { placeBlocks } from './place-blocks.ts';
import { shiftEvent } from './shift-event.ts';

let id = 0;
function event(start: Date, end: Date, allDay = false): CalendarEvent {
  id += 1;
  return {
    id,
    title: `Evento ${id}`,
    start: start.toISOString(),
    end: end.toISOString(),
    allDay,
    tone: 'accent',
    kind: 'Trabajo',
  };
}
/** A day or an hour of March 2026. Its first day is a Sunday, so that the first week reaches back into February. */
const at = (day: number, hour = 0, minute = 0) => new Date(2026, 2, day, hour, minute);
const days = (from: number, to: number) => event(at(from), at(to + 1), true);
const hours = (from: [number, number], to: [number, number]) => event(at(4, ...from), at(4, ...to));

describe('the days of the calendar', () => {
  it('show a month in weeks from Monday', () => {
    const weeks = weeksOfMonth(at(15));
    expect(weeks).toHaveLength(6);
    expect([weeks[0]?.[0], weeks[5]?.[6]].map((day) => day && isoDay(day))).toEqual([
      '2026-02-23',
      '2026-04-05',
    ]);
  });

  it('keep within a shorter month', () => {
    expect(isoDay(addMonths(at(31), -1))).toBe('2026-02-28');
    expect(isoDay(addMonths(at(31), 1))).toBe('2026-04-30');
  });
});

describe('placeBars', () => {
  const week = daysFrom(at(2), 7);
  const placed = (...events: CalendarEvent[]) =>
    placeBars(events, week).map(({ from, span, lane, hasStart, hasEnd }) => [
      from,
      span,
      lane,
      hasStart,
      hasEnd,
    ]);

  it('cuts an event that begins before the row, or goes on after it', () => {
    expect(placed(days(1, 12))).toEqual([[0, 7, 0, false, false]]);
    expect(placed(days(7, 9))).toEqual([[5, 2, 0, true, false]]);
    expect(placed(days(9, 9))).toEqual([]);
  });

  it('gives each event the first free lane', () => {
    expect(placed(days(2, 4), days(3, 3), days(5, 6))).toEqual([
      [0, 3, 0, true, true],
      [1, 1, 1, true, true],
      [3, 2, 0, true, true],
    ]);
  });

  it('ends an event at midnight on the day before', () => {
    expect(placed(event(at(3, 20), at(4, 0)))).toEqual([[1, 1, 0, true, true]]);
  });

  it('counts the events below the lanes that are shown, on every day that they last', () => {
    const bars = placeBars([days(2, 5), days(2, 5), days(3, 4)], week);
    expect(week.map((_, column) => hiddenOn(bars, column, 2).length)).toEqual([0, 1, 1, 0, 0, 0, 0]);
  });
});

describe('placeBlocks', () => {
  it('sets events that run at the same time side by side', () => {
    const blocks = placeBlocks(
      [hours([9, 0], [11, 0]), hours([10, 0], [12, 0]), hours([11, 0], [12, 0]), hours([13, 0], [14, 0])],
      at(4),
    );
    expect(blocks.map(({ from, to, column, columns }) => [from, to, column, columns])).toEqual([
      [540, 660, 0, 2],
      [600, 720, 1, 2],
      [660, 720, 0, 2],
      [780, 840, 0, 1],
    ]);
  });

  it('cuts events at midnight, leaves whole days out and gives a moment room to be read', () => {
    const night = event(at(4, 22), at(5, 2));
    expect(placeBlocks([night, days(4, 4)], at(4)).map(({ from, to }) => [from, to])).toEqual([[1320, 1440]]);
    expect(placeBlocks([night], at(5)).map(({ from, to }) => [from, to])).toEqual([[0, 120]]);
    expect(placeBlocks([hours([9, 0], [9, 5])], at(4)).map(({ from, to }) => [from, to])).toEqual([
      [540, 570],
    ]);
  });
});

describe('shiftEvent', () => {
  const ends = ({ start, end }: CalendarEvent) => [new Date(start), new Date(end)];

  it('moves whole events, at the same time over a change of the clocks', () => {
    expect(ends(shiftEvent(event(at(28, 9), at(28, 10)), 'whole', { days: 1 }))).toEqual([
      at(29, 9),
      at(29, 10),
    ]);
    expect(ends(shiftEvent(hours([9, 0], [10, 0]), 'whole', { minutes: 45 }))).toEqual([
      at(4, 9, 45),
      at(4, 10, 45),
    ]);
  });

  it('stops an end of an event before it passes the other', () => {
    expect(ends(shiftEvent(days(4, 5), 'end', { days: -5 }))).toEqual([at(4), at(5)]);
    expect(ends(shiftEvent(hours([9, 0], [10, 0]), 'start', { minutes: 90 }))).toEqual([
      at(4, 9, 45),
      at(4, 10),
    ]);
  });
});
