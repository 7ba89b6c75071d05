import type { PointerEvent } from 'react';
import type { CalendarEvent } from '../../../sample-data/calendar/calendar.ts';
import type { EventPart, Shift } from './dates/shift-event.ts';

/** What is dragged: an event or one of its ends, over days or over hours. */
export type Grabbed = {
  readonly event: CalendarEvent;
  readonly part: EventPart;
  readonly by: 'days' | 'hours';
};

/** What the views can do with the events they show. */
export type EventActions = {
  readonly onOpen: (id: number) => void;
  readonly hrefOfDay: (day: Date) => string;
  readonly grip: (item: Grabbed) => { readonly onPointerDown: (event: PointerEvent) => void };
  /** What dragging does, by keys. */
  readonly onShift: (event: CalendarEvent, part: EventPart, shift: Shift) => void;
  /** Id of the event in the air. */
  readonly dragged: number | undefined;
};
