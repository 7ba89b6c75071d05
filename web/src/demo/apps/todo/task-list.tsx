import { IconChecklist } from '@tabler/icons-react';
import { useRef } from 'react';
import { useRowCommands } from '../../../list/table/use-row-commands.ts';
import type { Task } from '../../../sample-data/todo/todo.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { pathOf } from './places.ts';
import { TaskRow } from './task-row.tsx';
import { useTodoText } from './texts.ts';
import { useOwnOrder } from './use-own-order.ts';
import { useTaskDrag } from './use-task-drag.ts';
import type { TaskWork } from './use-task-work.ts';
import type { TasksState } from './use-tasks.ts';

type Props = { readonly state: TasksState; readonly work: TaskWork };

/** Shows the tasks of a place, or says why there are none. */
export function TaskList({ state, work }: Props) {
  const t = useTodoText();
  const { read, place, q } = state;
  if (!place) {
    return (
      <EmptyState icon={IconChecklist} title={t('noPlace')} text={t('noPlaceText')}>
        <ButtonLink to={pathOf({ kind: 'filter', id: 'mine' })}>{t('goToMine')}</ButtonLink>
      </EmptyState>
    );
  }
  if (read.isError && !read.data) return <ErrorState error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Skeleton lines={8} />;
  if (read.data.length === 0) {
    const text = t(q === '' ? 'emptyText' : 'emptySearch', { q });
    return <EmptyState icon={IconChecklist} title={t('empty')} text={text} />;
  }
  return <Rows tasks={read.data} {...{ state, work }} />;
}

function Rows({ tasks, state, work }: Props & { readonly tasks: readonly Task[] }) {
  const t = useTodoText();
  const list = useRef<HTMLUListElement>(null);
  const isOwn = state.order === 'own';
  const order = useOwnOrder(tasks, isOwn);
  const { grip, dragged } = useTaskDrag(
    order.shown.map(({ id }) => id),
    order.put,
  );
  useRowCommands(list, {
    s: (index) => {
      const task = order.shown[index];
      if (task) work.star(task);
    },
  });
  return (
    <>
      <ul ref={list} className="vt-list" aria-label={t('tasks')}>
        {order.shown.map((task, at) => (
          <TaskRow
            key={task.id}
            task={task}
            href={state.hrefOf(task.id)}
            work={work}
            handle={
              isOwn
                ? {
                    grip: grip(task.id),
                    onStep: (by) => order.step(task.id, by),
                    isFirst: at === 0,
                    isLast: at === order.shown.length - 1,
                  }
                : undefined
            }
            isDragged={dragged?.id === task.id}
            dropSide={dragged?.over?.id === task.id ? (dragged.over.after ? 'after' : 'before') : undefined}
          />
        ))}
      </ul>
      <Announcement text={order.text || t('listed', { count: tasks.length })} />
    </>
  );
}
