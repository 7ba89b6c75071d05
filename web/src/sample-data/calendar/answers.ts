import { type Answers, created, nextId, notFound, numberOf, ok } from '../answers.ts';
import type { CalendarEvent } from './calendar.ts';
import { events as samples } from './rows.ts';

let events: readonly CalendarEvent[] = samples;

/** What an event that comes without it has. */
const BLANK: Omit<CalendarEvent, 'id'> = {
  url: '',
  title: '',
  start: '',
  end: '',
  allDay: false,
  extendedProps: { calendar: 'ETC' },
};

export const answers: Answers = {
  'GET /apps/calendar/events': (asked) => {
    const calendars = asked.list('calendars');
    return ok(
      calendars ? events.filter((event) => calendars.includes(event.extendedProps.calendar)) : events,
    );
  },

  'POST /apps/calendar/add-event': (asked) => {
    const event: CalendarEvent = { ...BLANK, ...asked.object('event'), id: nextId(events) };
    events = [...events, event];
    return created({ event });
  },

  'POST /apps/calendar/update-event': (asked) => {
    const changes = asked.object('event');
    const index = events.findIndex(({ id }) => id === numberOf(changes.id));
    const before = events[index];
    if (!before) return notFound();
    const event: CalendarEvent = { ...before, ...changes, id: before.id };
    events = events.with(index, event);
    return ok({ event });
  },

  'DELETE /apps/calendar/remove-event': (asked) => {
    const gone = asked.id('id');
    events = events.filter(({ id }) => id !== gone);
    return ok();
  },
};
