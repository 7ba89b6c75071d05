import { type RefObject, useRef, useState } from 'react';
import type { Point } from '../../drag/point.ts';
import { useDrag } from '../../drag/use-drag.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { dayOfIso, daysBetween } from './days.ts';
import type { GrabbedEvent } from './event-actions.ts';
import { shiftEvent } from './shift-event.ts';

type Spot = { readonly day: Date; readonly minutes: number };

const STEP_MINUTES = 15;

/**
 * Drags events over the days of `box`, which are marked `data-day`; those with hours are marked `data-hours` too. While
 * an event is being dragged, it is shown where it would fall.
 */
export function useEventDrag(
  box: RefObject<HTMLElement | null>,
  events: readonly CalendarEvent[],
  onMoved: (before: CalendarEvent, after: CalendarEvent) => void,
) {
  const from = useRef<Spot>(undefined);
  const [draft, setDraft] = useState<CalendarEvent>();
  const end = () => {
    from.current = undefined;
    setDraft(undefined);
  };
  const movedTo = ({ event, part, by }: GrabbedEvent, at: Point): CalendarEvent => {
    const here = spotAt(box.current, at, by);
    if (!here || !from.current) return event;
    const minutes = by === 'hours' ? steps(here.minutes - from.current.minutes) : 0;
    return shiftEvent(event, part, { days: daysBetween(from.current.day, here.day), minutes });
  };

  const grip = useDrag<GrabbedEvent>({
    onStart: ({ event, by }, at) => {
      from.current = spotAt(box.current, at, by);
      setDraft(event);
    },
    onMove: (item, at) => setDraft(movedTo(item, at)),
    onDrop: (item, at) => {
      const after = movedTo(item, at);
      end();
      if (after.start !== item.event.start || after.end !== item.event.end) onMoved(item.event, after);
    },
    onCancel: end,
  });

  return {
    grip,
    dragged: draft?.id,
    shown: draft ? events.map((event) => (event.id === draft.id ? draft : event)) : events,
  };
}

/**
 * Finds the day under a point and, among the hours, the time. A point above the first hour or below the last is still
 * on that day.
 */
function spotAt(box: HTMLElement | null, { x, y }: Point, by: GrabbedEvent['by']): Spot | undefined {
  const days = box?.querySelectorAll<HTMLElement>(
    by === 'hours' ? '[data-hours]' : '[data-day]:not([data-hours])',
  );
  for (const element of days ?? []) {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const isInside = x >= left && x < right && (by === 'hours' || (y >= top && y < bottom));
    const day = isInside ? dayOfIso(element.dataset.day) : undefined;
    if (day) return { day, minutes: ((y - top) / height) * 1440 };
  }
  return undefined;
}

function steps(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}
