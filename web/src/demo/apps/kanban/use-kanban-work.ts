import { useQueryClient } from '@tanstack/react-query';
import { useSampleWrite } from '../../../data/sample.ts';
import type { Board, KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { type Destination, planMove } from './plan-move.ts';
import { useKanbanText } from './texts.ts';
import { BOARDS, TASKS } from './use-kanban.ts';

type NewTask = Pick<KanbanTask, 'title' | 'boardId'> & Partial<KanbanTask>;
type Change = Partial<KanbanTask> & Pick<KanbanTask, 'id'>;

const BOTH = { stale: [BOARDS, TASKS] };

function useKanbanCalls() {
  const addTask = useSampleWrite<void, { data: NewTask }>('POST', '/apps/kanban/add-task', BOTH);
  const addBoard = useSampleWrite<void, { data: Board }>('POST', '/apps/kanban/add-board', BOTH);
  const updateTask = useSampleWrite<void, { data: Change }>('POST', '/apps/kanban/update-task', BOTH);
  const reorder = useSampleWrite<void, { data: { taskId: number; targetTaskId: number } }>(
    'POST',
    '/apps/kanban/reorder-tasks',
  );
  const changeBoard = useSampleWrite<void, { data: { taskId: number; newBoardId: string } }>(
    'POST',
    '/apps/kanban/update-task-board',
  );
  const deleteBoard = useSampleWrite<void, { boardId: string }>('DELETE', '/apps/kanban/delete-board', BOTH);
  const clearTasks = useSampleWrite<void, { boardId: string }>('DELETE', '/apps/kanban/clear-tasks', BOTH);
  return { addTask, addBoard, updateTask, reorder, changeBoard, deleteBoard, clearTasks };
}

/** Adds, changes, moves and deletes boards and tasks. A moved card stands in its new place at once. */
export function useKanbanWork(tasks: readonly KanbanTask[]) {
  const t = useKanbanText();
  const client = useQueryClient();
  const { addTask, addBoard, updateTask, reorder, changeBoard, deleteBoard, clearTasks } = useKanbanCalls();
  const ofBoard = (id: string) => tasks.filter(({ boardId }) => boardId === id);
  const putBack = async (gone: readonly KanbanTask[]) => {
    for (const { id: _id, ...task } of gone) await addTask.mutateAsync({ data: task });
  };

  return {
    addTask: (title: string, boardId: string) => addTask.mutateAsync({ data: { title, boardId } }),
    addBoard: async (title: string) => {
      await addBoard.mutateAsync({ data: { id: title.toLowerCase().replaceAll(' ', '-'), title } });
      notify(t('boardAdded', { title }));
    },
    update: async (data: Change) => {
      await updateTask.mutateAsync({ data });
      notify(t('updated'));
    },
    clear: ({ id, title }: Board) => {
      const gone = ofBoard(id);
      const undo = () => putBack(gone).catch(notifyFailure);
      const done = () => notify(t('cleared', { title, count: gone.length }), { undo });
      clearTasks.mutate({ boardId: id }, { onSuccess: done, onError: notifyFailure });
    },
    remove: (board: Board) => {
      const gone = ofBoard(board.id);
      const undo = () => {
        addBoard
          .mutateAsync({ data: board })
          .then(() => putBack(gone))
          .catch(notifyFailure);
      };
      const done = () => notify(t('boardDeleted', { title: board.title }), { undo });
      deleteBoard.mutate({ boardId: board.id }, { onSuccess: done, onError: notifyFailure });
    },
    move: async (taskId: number, to: Destination) => {
      const { newBoardId, targetTaskId, tasks: next } = planMove(tasks, taskId, to);
      await client.cancelQueries({ queryKey: [TASKS] });
      client.setQueriesData<KanbanTask[]>({ queryKey: [TASKS] }, next);
      try {
        if (newBoardId !== undefined) await changeBoard.mutateAsync({ data: { taskId, newBoardId } });
        if (targetTaskId !== undefined) await reorder.mutateAsync({ data: { taskId, targetTaskId } });
      } catch (cause) {
        if (cause instanceof Error) notifyFailure(cause);
      }
      // The tasks are read again, because the shown ones were only expected to be stored.
      await client.invalidateQueries({ queryKey: [TASKS] });
    },
  };
}

export type KanbanWork = ReturnType<typeof useKanbanWork>;
