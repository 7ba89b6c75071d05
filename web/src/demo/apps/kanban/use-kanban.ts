import type { FieldList } from '../../../data/list-fields.ts';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { searchOf } from '../../../router/search.ts';
import type { Board, KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { OPEN_ID } from '../address-fields.ts';
import { useBoardTitles } from './use-board-titles.ts';

export const BOARDS = '/apps/kanban/boards';
export const TASKS = '/apps/kanban/tasks';

/** In the address, `?tarea=` is the open task. */
const ADDRESS: FieldList<{ readonly tarea?: number }> = { fields: { tarea: OPEN_ID } };

export function useKanban() {
  const { state, set } = useListState(ADDRESS);
  const boards = useSample<Board[]>(BOARDS);
  const tasks = useSample<KanbanTask[]>(TASKS);
  const { titleOf, rename } = useBoardTitles();
  return {
    boards: boards.data?.map((board) => ({ ...board, title: titleOf(board) })) ?? [],
    tasks: tasks.data ?? [],
    isLoaded: boards.data !== undefined && tasks.data !== undefined,
    error: boards.error ?? tasks.error,
    retry: () => {
      boards.refetch();
      tasks.refetch();
    },
    rename,
    openId: state.tarea,
    hrefOf: (id: number) => `/apps/kanban?${searchOf({ tarea: id })}`,
    close: () => set({ tarea: undefined }),
  };
}

export type KanbanState = ReturnType<typeof useKanban>;
