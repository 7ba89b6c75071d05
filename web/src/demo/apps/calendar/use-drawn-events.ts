import type { CalendarEvent as SampleEvent } from '../../../sample-data/calendar/calendar.ts';
import type { CalendarEvent } from '../../../ui/kit/agenda/calendar-event.ts';
import { CALENDAR_TONES } from './calendars.ts';
import { useCalendarText } from './texts.ts';

/** The events with the colour and the name of their calendar. */
export function useDrawnEvents(events: readonly SampleEvent[]): CalendarEvent[] {
  const t = useCalendarText();
  return events.map(({ id, title, start, end, allDay, extendedProps: { calendar } }) => ({
    id,
    title,
    start,
    end,
    allDay,
    tone: CALENDAR_TONES[calendar],
    kind: t(`calendar-${calendar}`),
  }));
}
