import { type Answers, created, fieldsOf, nextId, notFound, numberOf, ok } from '../answers.ts';
import type { CalendarEvent } from './calendar.ts';
import { events as samples } from './rows.ts';

let events: readonly CalendarEvent[] = samples;

/** A new event gets these values where it comes without its own. */
const BLANK: Omit<CalendarEvent, 'id'> = {
  url: '',
  title: '',
  start: '',
  end: '',
  allDay: false,
  extendedProps: { calendar: 'ETC' },
};

export const answers: Answers = {
  'GET /apps/calendar/events': (call) => {
    const calendars = call.list('calendars');
    return ok(
      calendars ? events.filter((event) => calendars.includes(event.extendedProps.calendar)) : events,
    );
  },

  'POST /apps/calendar/add-event': (call) => {
    const event = changed({ ...BLANK, id: nextId(events) }, call.row('event'));
    events = [...events, event];
    return created({ event });
  },

  'POST /apps/calendar/update-event': (call) => {
    const changes = call.row('event');
    const index = events.findIndex(({ id }) => id === numberOf(changes.id));
    const before = events[index];
    if (!before) return notFound();
    const event = changed(before, changes);
    events = events.with(index, event);
    return ok({ event });
  },

  'DELETE /apps/calendar/remove-event': (call) => {
    const gone = call.id('id');
    events = events.filter(({ id }) => id !== gone);
    return ok();
  },
};

/**
 * Changes an event. Its extended properties are replaced as a whole, but the calendar stays when the change names none.
 */
function changed(before: CalendarEvent, changes: Record<string, unknown>): CalendarEvent {
  const { extendedProps = before.extendedProps } = changes;
  const { calendar } = before.extendedProps;
  return {
    ...before,
    ...changes,
    extendedProps: { calendar, ...fieldsOf(extendedProps) },
    id: before.id,
  };
}
