import type { PointerEvent } from 'react';
import type { CalendarEvent } from '../../../sample-data/calendar/calendar.ts';
import type { EventPart, EventShift } from './dates/shift-event.ts';

/** A drag takes hold of an event or one of its ends, and moves it by days or by hours. */
export type GrabbedEvent = {
  readonly event: CalendarEvent;
  readonly part: EventPart;
  readonly by: 'days' | 'hours';
};

export type EventActions = {
  readonly onOpen: (id: number) => void;
  readonly hrefOfDay: (day: Date) => string;
  readonly grip: (item: GrabbedEvent) => { readonly onPointerDown: (event: PointerEvent) => void };
  /** The keys move an event in the same way as dragging does. */
  readonly onShift: (event: CalendarEvent, part: EventPart, shift: EventShift) => void;
  /** The id of the event that is being dragged. */
  readonly dragged: number | undefined;
};
