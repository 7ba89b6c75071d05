import { inicio, type ResponseOf } from '@vatio/contract';
import { useAccountKept } from '../../../data/use-account-kept.ts';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';

const STALE_MS = 5 * 60_000;

export type Task = ResponseOf<typeof inicio.resumen>['tareas'][number];

/** The count that the user had seen of each task, and on which day: on the next day every task counts as new. */
type Seen = { readonly day: string; readonly counts: Readonly<Record<string, number>> };
const NOTHING: Seen = { day: '', counts: {} };

/** The tasks that wait for the user today, and how many of them are new since the user last looked. */
export function useNotices() {
  const [seen, keepSeen] = useAccountKept('noticesSeen', NOTHING);
  const { data, error, refetch, isPending } = useRead(inicio.resumen, {}, { staleTime: STALE_MS });
  const tasks = data?.tareas ?? [];
  const day = today();
  const newOf = ({ tarea, cuantas }: Task) =>
    Math.max(0, cuantas - (seen.day === day ? (seen.counts[tarea] ?? 0) : 0));
  return {
    tasks,
    newOf,
    fresh: tasks.reduce((sum, task) => sum + newOf(task), 0),
    readAll: () =>
      keepSeen({ day, counts: Object.fromEntries(tasks.map(({ tarea, cuantas }) => [tarea, cuantas])) }),
    error,
    isPending,
    refetch,
  };
}
