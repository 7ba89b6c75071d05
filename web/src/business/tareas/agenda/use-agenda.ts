import { tareas } from '@vatio/contract';
import type { FieldList } from '../../../data/list-fields.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { searchOf } from '../../../router/search.ts';
import { addDays, dayOfIso, isoDay, startOfDay, weeksOfMonth } from '../../../ui/kit/agenda/days.ts';
import { neighbourOf, VIEWS, type View } from '../../../ui/kit/agenda/views.ts';

type State = { readonly ver: View; readonly dia?: string; readonly mias?: string };

/** In the address, `?ver=` is the view, `?dia=` a day of what it shows, and `?mias=si` leaves the team's tasks out. */
const ADDRESS: FieldList<State> = {
  fields: {
    ver: { kind: 'text', choices: VIEWS, default: 'month' },
    dia: { kind: 'text' },
    mias: { kind: 'text', choices: ['si'] },
  },
};

const NONE: readonly tareas.Tarea[] = [];

/** Reads the state of the agenda from the address, and asks for the tasks of the weeks of its month. */
export function useAgenda() {
  const { state, set } = useListState(ADDRESS);
  const view = state.ver;
  const today = startOfDay(new Date());
  const day = dayOfIso(state.dia) ?? today;
  const mias = state.mias === 'si';
  const weeks = weeksOfMonth(day);
  const first = weeks[0]?.[0] ?? day;
  const query = {
    desde: isoDay(first),
    hasta: isoDay(addDays(first, weeks.length * 7 - 1)),
    ...(mias && { mias: 'si' as const }),
  };
  const read = useRead(tareas.agenda, { query }, { keepPrevious: true });
  const dayParam = (next: Date) => (isoDay(next) === isoDay(today) ? undefined : isoDay(next));
  return {
    view,
    day,
    today,
    mias,
    read,
    tareas: read.data?.rows ?? NONE,
    setView: (ver: View) => set({ ver }),
    setMias: (only: boolean) => set({ mias: only ? 'si' : undefined }),
    goTo: (next: Date) => set({ dia: dayParam(next) }),
    turn: (by: 1 | -1) => set({ dia: dayParam(neighbourOf(view, day, by)) }),
    hrefOfDay: (shown: Date) =>
      `/agenda?${searchOf({ ver: 'day', dia: isoDay(shown), mias: mias ? 'si' : undefined })}`,
  };
}

export type AgendaState = ReturnType<typeof useAgenda>;
