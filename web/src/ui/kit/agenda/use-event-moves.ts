import type { RefObject } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventActions } from './event-actions.ts';
import { useEventDrag } from './use-event-drag.ts';
import { type EventShiftOptions, useEventShift } from './use-event-shift.ts';

type Options = EventShiftOptions &
  Pick<EventActions, 'text' | 'isResizable' | 'onOpen'> & {
    readonly state: Pick<EventActions, 'hrefOfDay'>;
    readonly events: readonly CalendarEvent[];
  };

/** The events as they are drawn while they move, and what moves them: the pointer, and Alt with the arrows. */
export function useEventMoves(
  view: RefObject<HTMLElement | null>,
  { state, events, say, onMoved, text, isResizable, onOpen }: Options,
) {
  const drag = useEventDrag(view, events, onMoved);
  const shift = useEventShift(view, { state, say, onMoved });
  const actions: EventActions = {
    text,
    isResizable,
    onOpen,
    hrefOfDay: state.hrefOfDay,
    grip: drag.grip,
    onShift: shift.onShift,
    dragged: drag.dragged,
  };
  return { shown: drag.shown, actions, announcement: shift.text };
}
