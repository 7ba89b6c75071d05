import type { FieldList } from '../../../data/list-fields.ts';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { searchOf } from '../../../router/search.ts';
import { CALENDARS, type Calendar, type CalendarEvent } from '../../../sample-data/calendar/calendar.ts';
import { dayOfIso, isoDay, startOfDay } from '../../../ui/kit/agenda/days.ts';
import { neighbourOf, VIEWS, type View } from '../../../ui/kit/agenda/views.ts';
import { OPEN_ID, TEXT } from '../address-fields.ts';

export const EVENTS = '/apps/calendar/events';

type State = {
  readonly ver: View;
  readonly dia?: string;
  readonly sin: string;
  readonly evento?: number;
};

/**
 * In the address, `?ver=` is the view, `?dia=` a day of what it shows, `?sin=` the calendars left out, and `?evento=`
 * the open event.
 */
const ADDRESS: FieldList<State> = {
  fields: {
    ver: { kind: 'text', choices: VIEWS, default: 'month' },
    dia: { kind: 'text' },
    sin: TEXT,
    evento: OPEN_ID,
  },
};

/** Reads the state of the calendar from the address, and asks for its events. */
export function useCalendar() {
  const { state, set } = useListState(ADDRESS);
  const view = state.ver;
  const today = startOfDay(new Date());
  const day = dayOfIso(state.dia) ?? today;
  const without = state.sin.split(',');
  const calendars = CALENDARS.filter((calendar) => !without.includes(calendar));
  const read = useSample<CalendarEvent[]>(EVENTS, { calendars }, { keepPrevious: true });
  const dayParam = (next: Date) => (isoDay(next) === isoDay(today) ? undefined : isoDay(next));
  const show = (shown: readonly Calendar[]) =>
    set({ sin: CALENDARS.filter((calendar) => !shown.includes(calendar)).join(',') }, { replace: true });

  return {
    view,
    day,
    today,
    read,
    events: read.data ?? NONE,
    openId: state.evento,
    calendars,
    toggle: (calendar: Calendar) =>
      show(
        calendars.includes(calendar)
          ? calendars.filter((other) => other !== calendar)
          : [...calendars, calendar],
      ),
    /** Shows the calendar of an event that was just written, which would not be seen otherwise. */
    reveal: (calendar: Calendar) => {
      if (!calendars.includes(calendar)) show([...calendars, calendar]);
    },
    toggleAll: () => show(calendars.length === CALENDARS.length ? [] : CALENDARS),
    setView: (ver: View) => set({ ver }),
    goTo: (next: Date, ver: View = view) => set({ ver, dia: dayParam(next) }),
    /** Goes to the days before or after those that are shown. */
    turn: (by: 1 | -1) => set({ dia: dayParam(neighbourOf(view, day, by)) }),
    hrefOfDay: (shown: Date) =>
      `/apps/calendar?${searchOf({ ver: 'day', dia: isoDay(shown), sin: state.sin || undefined })}`,
    open: (evento: number | undefined) => set({ evento }),
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;

const NONE: readonly CalendarEvent[] = [];
