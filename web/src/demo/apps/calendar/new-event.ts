import { addDays, dayOfIso } from '../../../ui/kit/agenda/days.ts';
import type { CalendarState } from './use-calendar.ts';
import type { NewEvent } from './use-event-work.ts';

const HOUR_MS = 3_600_000;
const OPENS_AT = 9;

/** Chooses where a new event begins when nobody has pressed a day: on the focused day, or else on the one shown. */
export function newEventStart({ view, day }: Pick<CalendarState, 'view' | 'day'>) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;
  const start = new Date(dayOfIso(focused) ?? day);
  const allDay = view === 'month' && focused !== undefined;
  if (!allDay) start.setHours(OPENS_AT);
  return { start, allDay };
}

/** Makes a new event that lasts a day, or an hour of it. */
export function blankEvent(start: Date, allDay: boolean): NewEvent {
  const end = allDay ? addDays(start, 1) : new Date(start.getTime() + HOUR_MS);
  return {
    url: '',
    title: '',
    start: start.toISOString(),
    end: end.toISOString(),
    allDay,
    extendedProps: { calendar: 'Business' },
  };
}
