import type { FieldList } from '../../../data/list-fields.ts';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { matches } from '../../../format/fold.ts';
import { searchOf } from '../../../router/search.ts';
import { usePlace } from '../../../router/use-router.ts';
import type { Tag, Task, TaskOrder } from '../../../sample-data/todo/todo.ts';
import { OPEN_ID, TEXT } from '../address-fields.ts';
import { placeOf, TAGS, type TaskPlace } from './places.ts';
import { type TodoText, useTodoText } from './texts.ts';

export const TASKS = '/apps/todo/tasks';
/** The person's own order is made on the screen, from the one that the call answers by default. */
export const ORDERS = [
  'own',
  'latest',
  'title-asc',
  'title-desc',
  'assignee',
  'due-date',
] as const satisfies readonly (TaskOrder | 'own')[];

type ShownOrder = (typeof ORDERS)[number];

/** In the address, `?q=` is the search, `?orden=` the order, and `?tarea=` the open task. */
const ADDRESS: FieldList<{ readonly q: string; readonly orden: ShownOrder; readonly tarea?: number }> = {
  fields: { q: TEXT, orden: { kind: 'text', choices: ORDERS, default: 'own' }, tarea: OPEN_ID },
};

/** Reads the state of the list from the address, and asks for its tasks. */
export function useTasks() {
  const t = useTodoText();
  const { params, pathname } = usePlace();
  const place = placeOf(params);
  const { state, set } = useListState(ADDRESS);
  const read = useSample<Task[]>(
    TASKS,
    {
      q: state.q,
      tags: tagsNamed(state.q, t),
      sortBy: state.orden === 'own' ? 'latest' : state.orden,
      ...filterOf(place),
    },
    { keepPrevious: true, enabled: place !== undefined },
  );
  return {
    place,
    read,
    q: state.q,
    order: state.orden,
    openId: state.tarea,
    search: (q: string) => set({ q }, { replace: true }),
    sort: (orden: ShownOrder) => set({ orden }),
    hrefOf: (id: number) =>
      `${pathname}?${searchOf({ q: state.q, orden: orderText(state.orden), tarea: id })}`,
    close: () => set({ tarea: undefined }),
  };
}

export type TasksState = ReturnType<typeof useTasks>;

function orderText(order: ShownOrder): ShownOrder | undefined {
  return order === 'own' ? undefined : order;
}

/** The tags whose names, as the list shows them, contain the search. */
function tagsNamed(q: string, t: TodoText): readonly Tag[] {
  if (q.trim() === '') return [];
  return TAGS.filter(({ id }) => matches(t(`tag-${id}`), q)).map(({ id }) => id);
}

function filterOf(place: TaskPlace | undefined) {
  if (place?.kind === 'tag') return { tag: place.id };
  return place && place.id !== 'mine' ? { filter: place.id } : {};
}
