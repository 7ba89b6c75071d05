import type { FieldList } from '../../../data/list-fields.ts';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { searchOf } from '../../../router/search.ts';
import { usePlace } from '../../../router/use-router.ts';
import type { Task, TaskOrder } from '../../../sample-data/todo/todo.ts';
import { OPEN_ID, TEXT } from '../address-fields.ts';
import { placeOf, type TaskPlace } from './places.ts';

export const TASKS = '/apps/todo/tasks';
export const ORDERS = [
  'latest',
  'title-asc',
  'title-desc',
  'assignee',
  'due-date',
] as const satisfies readonly TaskOrder[];

/** In the address, `?q=` is the search, `?orden=` the order, and `?tarea=` the open task. */
const ADDRESS: FieldList<{ readonly q: string; readonly orden: TaskOrder; readonly tarea?: number }> = {
  fields: { q: TEXT, orden: { kind: 'text', choices: ORDERS, default: 'latest' }, tarea: OPEN_ID },
};

/** Reads the state of the list from the address, and asks for its tasks. */
export function useTasks() {
  const { params, pathname } = usePlace();
  const place = placeOf(params);
  const { state, set } = useListState(ADDRESS);
  const read = useSample<Task[]>(
    TASKS,
    { q: state.q, sortBy: state.orden, ...filterOf(place) },
    { keepPrevious: true, enabled: place !== undefined },
  );
  return {
    place,
    read,
    q: state.q,
    order: state.orden,
    openId: state.tarea,
    search: (q: string) => set({ q }, { replace: true }),
    sort: (orden: TaskOrder) => set({ orden }),
    hrefOf: (id: number) =>
      `${pathname}?${searchOf({ q: state.q, orden: orderText(state.orden), tarea: id })}`,
    close: () => set({ tarea: undefined }),
  };
}

export type TasksState = ReturnType<typeof useTasks>;

function orderText(order: TaskOrder): TaskOrder | undefined {
  return order === 'latest' ? undefined : order;
}

function filterOf(place: TaskPlace | undefined) {
  if (place?.kind === 'tag') return { tag: place.id };
  return place && place.id !== 'mine' ? { filter: place.id } : {};
}
