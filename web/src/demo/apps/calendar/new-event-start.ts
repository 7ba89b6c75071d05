import { dayOfIso } from './dates/days.ts';
import type { CalendarState } from './use-calendar.ts';

const OPENS_AT = 9;

/** Where a new event begins when nobody has pressed a day: on the day in focus, or on the one that is shown. */
export function newEventStart({ view, day }: Pick<CalendarState, 'view' | 'day'>) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;
  const start = new Date(dayOfIso(focused) ?? day);
  const allDay = view === 'month' && focused !== undefined;
  if (!allDay) start.setHours(OPENS_AT);
  return { start, allDay };
}
