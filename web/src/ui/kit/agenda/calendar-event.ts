import type { Tone } from '../../feedback/badge.tsx';

/** What a calendar draws of an event, whatever else is known of it. */
export type CalendarEvent = {
  readonly id: string | number;
  readonly title: string;
  /** The start is an ISO instant. An all-day event begins at a local midnight. */
  readonly start: string;
  /** The end is an ISO instant. An all-day event ends at the midnight after its last day. */
  readonly end: string;
  readonly allDay: boolean;
  readonly tone: Tone;
  /** What its colour says, in words. */
  readonly kind: string;
  readonly isDone?: boolean;
};
