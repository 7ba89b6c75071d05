import { useQueryClient } from '@tanstack/react-query';
import { useSampleWrite } from '../../../data/sample.ts';
import type { Task } from '../../../sample-data/todo/todo.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { useTodoText } from './texts.ts';
import { TASKS } from './use-tasks.ts';

export type NewTask = Omit<Task, 'id'>;
type Change = Partial<NewTask> & Pick<Task, 'id'>;

/** Adds, changes and deletes tasks. A mark shows at once; if it cannot be stored, it goes back and a notice says so. */
export function useTaskWork() {
  const t = useTodoText();
  const client = useQueryClient();
  const stale = { stale: [TASKS] };
  const adding = useSampleWrite<{ task: Task }, { task: NewTask }>('POST', '/apps/todo/add-tasks', stale);
  const deleting = useSampleWrite<void, { taskId: number }>('DELETE', '/apps/todo/delete-task', {
    ...stale,
    onError: notifyFailure,
  });
  const updating = useSampleWrite<{ task: Task }, { task: Change }>('POST', '/apps/todo/update-task', {
    ...stale,
    onMutate: async ({ task }) => {
      await client.cancelQueries({ queryKey: [TASKS] });
      client.setQueriesData<Task[]>({ queryKey: [TASKS] }, (tasks) =>
        tasks?.map((before) => (before.id === task.id ? { ...before, ...task } : before)),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: [TASKS] }),
  });
  const change = (task: Change, done?: () => void) =>
    updating.mutate({ task }, { onSuccess: done, onError: notifyFailure });

  return {
    add: async (task: NewTask) => {
      await adding.mutateAsync({ task });
      notify(t('added', { title: task.title }));
    },
    update: async (task: Change) => {
      await updating.mutateAsync({ task });
      notify(t('updated'));
    },
    complete: ({ id, title, isCompleted }: Task) => {
      const undo = () => change({ id, isCompleted });
      const done = () => notify(t(isCompleted ? 'reopened' : 'done', { title }), { undo });
      change({ id, isCompleted: !isCompleted }, done);
    },
    star: ({ id, isImportant }: Task) => change({ id, isImportant: !isImportant }),
    remove: ({ id, title }: Task) => {
      const undo = () => change({ id, isDeleted: false });
      deleting.mutate({ taskId: id }, { onSuccess: () => notify(t('deleted', { title }), { undo }) });
    },
    restore: ({ id, title }: Task) =>
      change({ id, isDeleted: false }, () => notify(t('restored', { title }))),
  };
}

export type TaskWork = ReturnType<typeof useTaskWork>;
