import { dayOfIso } from './dates/days.ts';
import type { CalendarState } from './use-calendar.ts';

const OPENS_AT = 9;

/** Chooses where a new event begins when nobody has pressed a day: on the focused day, or else on the one shown. */
export function newEventStart({ view, day }: Pick<CalendarState, 'view' | 'day'>) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;
  const start = new Date(dayOfIso(focused) ?? day);
  const allDay = view === 'month' && focused !== undefined;
  if (!allDay) start.setHours(OPENS_AT);
  return { start, allDay };
}
