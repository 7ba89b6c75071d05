import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import { addDays, mondayOf } from './days.ts';
import { firstDayOf, lastDayOf } from './event-days.ts';
import { type EventPart, type EventShift, shiftEvent } from './shift-event.ts';
import type { View } from './views.ts';
import { whenOf } from './written-dates.ts';

export type EventShiftOptions = {
  readonly state: {
    readonly view: View;
    readonly day: Date;
    readonly goTo: (day: Date) => void;
  };
  /** What is said of an event that was moved. */
  readonly say: (moved: { readonly title: string; readonly when: string }) => string;
  readonly onMoved: (before: CalendarEvent, after: CalendarEvent) => void;
};

/** Moves events by keys. The view follows an event that leaves it, and the focus stays on the event. */
export function useEventShift(
  view: RefObject<HTMLElement | null>,
  { state, say, onMoved }: EventShiftOptions,
) {
  const [text, setText] = useState('');
  const moved = useRef<CalendarEvent['id']>(undefined);

  // The event is drawn anew under another day, so the element that had the focus is gone.
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    view.current?.querySelector<HTMLElement>(`[data-event="${moved.current}"]`)?.focus();
  });

  return {
    text,
    onShift: (event: CalendarEvent, part: EventPart, shift: EventShift) => {
      const after = shiftEvent(event, part, shift);
      if (after.start === event.start && after.end === event.end) return;
      moved.current = event.id;
      setText(say({ title: event.title, when: whenOf(after) }));
      onMoved(event, after);
      if (!isShown(state, after)) state.goTo(part === 'end' ? lastDayOf(after) : firstDayOf(after));
    },
  };
}

function isShown(
  { view, day }: Pick<EventShiftOptions['state'], 'view' | 'day'>,
  event: CalendarEvent,
): boolean {
  const [first, last] = [firstDayOf(event), lastDayOf(event)];
  if (view === 'day') return first <= day && last >= day;
  if (view === 'week') return first <= addDays(mondayOf(day), 6) && last >= mondayOf(day);
  return first.getMonth() === day.getMonth() || last.getMonth() === day.getMonth();
}
