import type { PointerEvent } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventPart, EventShift } from './shift-event.ts';

/** A drag takes hold of an event or one of its ends, and moves it by days or by hours. */
export type GrabbedEvent = {
  readonly event: CalendarEvent;
  readonly part: EventPart;
  readonly by: 'days' | 'hours';
};

/** The words of a calendar, which are those of the area that shows it. */
type AgendaText = (
  key: 'noTitle' | 'hours' | 'wholeDays' | 'more' | 'moreOf' | 'nothing' | 'nothingText',
  values?: { readonly count?: number; readonly day?: string; readonly month?: string },
) => string;

export type EventActions = {
  readonly text: AgendaText;
  /** Whether the ends of an event can be dragged. */
  readonly isResizable: boolean;
  readonly onOpen: (id: CalendarEvent['id']) => void;
  readonly hrefOfDay: (day: Date) => string;
  readonly grip: (item: GrabbedEvent) => { readonly onPointerDown: (event: PointerEvent) => void };
  /** The keys move an event in the same way as dragging does. */
  readonly onShift: (event: CalendarEvent, part: EventPart, shift: EventShift) => void;
  /** The id of the event that is being dragged. */
  readonly dragged: CalendarEvent['id'] | undefined;
};
