import { inicio, miArea, type ResponseOf } from '@vatio/contract';
import { useSession } from '../../../data/session.ts';
import { useAccountKept } from '../../../data/use-account-kept.ts';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';
import { type OwnTask, ownTasksOf } from './own-tasks.ts';

const STALE_MS = 5 * 60_000;

export type Task = ResponseOf<typeof inicio.tareas>['tareas'][number] | OwnTask;

/** The count that the user had seen of each task, and on which day: on the next day every task counts as new. */
type Seen = { readonly day: string; readonly counts: Readonly<Record<string, number>> };
const NOTHING: Seen = { day: '', counts: {} };

/** The tasks that wait for the user today, read once they are wanted, and how many are new since the user last looked. */
export function useNotices(wanted: boolean) {
  const [seen, keepSeen] = useAccountKept('noticesSeen', NOTHING);
  const { tasks, ...read } = useTasks(wanted);
  const day = today();
  const newOf = ({ tarea, cuantas }: Task) =>
    Math.max(0, cuantas - (seen.day === day ? (seen.counts[tarea] ?? 0) : 0));
  return {
    ...read,
    tasks,
    newOf,
    fresh: tasks.reduce((sum, task) => sum + newOf(task), 0),
    readAll: () =>
      keepSeen({ day, counts: Object.fromEntries(tasks.map(({ tarea, cuantas }) => [tarea, cuantas])) }),
  };
}

/** Sellers have the work of the day, and clients what waits for them in their own area. */
function useTasks(wanted: boolean) {
  const isClient = useSession()?.userData.role === 'cliente';
  const work = useRead(
    inicio.tareas,
    {},
    // Whatever changes the page of the day changes its tasks.
    { staleWith: inicio.summary, staleTime: STALE_MS, enabled: wanted && !isClient },
  );
  const own = useRead(miArea.get, {}, { staleTime: STALE_MS, enabled: wanted && isClient });
  const tasks: readonly Task[] = isClient
    ? own.data
      ? ownTasksOf(own.data)
      : []
    : (work.data?.tareas ?? []);
  const { error, refetch, isPending } = isClient ? own : work;
  return { tasks, error, refetch, isPending };
}
