export const CALENDARS = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type Calendar = (typeof CALENDARS)[number];

export type CalendarEvent = {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** The start is an ISO instant. An all-day event begins at a local midnight. */
  readonly start: string;
  /** The end is an ISO instant. An all-day event ends at the midnight after its last day. */
  readonly end: string;
  readonly allDay: boolean;
  readonly extendedProps: {
    readonly calendar: Calendar;
    readonly guests?: readonly string[];
    readonly location?: string;
    readonly description?: string;
  };
};
