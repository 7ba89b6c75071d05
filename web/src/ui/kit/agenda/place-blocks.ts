import type { CalendarEvent } from './calendar-event.ts';
import { fillsDays, midnightAfter, touchesDay } from './event-days.ts';

const MINUTE_MS = 60_000;
/** A shorter event takes the room of this many minutes, or it could not be read. */
const LEAST_MINUTES = 30;

/**
 * A block is an event among the hours of a day, from and to in minutes since midnight, beside those that run at the
 * same time.
 */
export type HourBlock = {
  readonly event: CalendarEvent;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  /** This many blocks share the width. */
  readonly columns: number;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
};

type Loose = Omit<HourBlock, 'column' | 'columns'>;

export function placeBlocks(events: readonly CalendarEvent[], day: Date): HourBlock[] {
  const loose = events
    .filter((event) => !fillsDays(event) && touchesDay(event, day))
    .map((event) => cutToDay(event, day))
    .toSorted(
      (a, b) =>
        a.from - b.from ||
        b.to - a.to ||
        String(a.event.id).localeCompare(String(b.event.id), 'es', { numeric: true }),
    );
  return gather(loose).flatMap(shareWidth);
}

function cutToDay(event: CalendarEvent, day: Date): Loose {
  const midnight = midnightAfter(day);
  const [start, end] = [new Date(event.start), new Date(event.end)];
  const hasStart = start >= day;
  const hasEnd = end <= midnight;
  // The minutes are those of the wall clock, which twice a year are not the time passed since midnight.
  const from = hasStart ? start.getHours() * 60 + start.getMinutes() : 0;
  const lasts = (end.getTime() - start.getTime()) / MINUTE_MS;
  const to = hasEnd && hasStart ? from + lasts : hasEnd ? end.getHours() * 60 + end.getMinutes() : 1440;
  return { event, from, to: Math.min(Math.max(to, from + LEAST_MINUTES), 1440), hasStart, hasEnd };
}

/** Groups the blocks that overlap, directly or through others, because they share the width. */
function gather(sorted: readonly Loose[]): Loose[][] {
  const groups: Loose[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const block of sorted) {
    if (block.from >= until) groups.push([]);
    groups.at(-1)?.push(block);
    until = Math.max(until, block.to);
  }
  return groups;
}

function shareWidth(group: readonly Loose[]): HourBlock[] {
  const ends: number[] = [];
  const placed = group.map((block) => {
    const free = ends.findIndex((end) => end <= block.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = block.to;
    return { ...block, column };
  });
  return placed.map((block) => ({ ...block, columns: ends.length }));
}
