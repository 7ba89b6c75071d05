import type { avisos } from '@vatio/contract';
import { NewsLines } from './news-lines.tsx';
import { NoticeLine } from './notice-line.tsx';
import type { Task } from './use-notices.ts';

type Props = {
  readonly news: readonly avisos.Aviso[];
  readonly tasks: readonly Task[];
  readonly newOf: (task: Task) => number;
  readonly onFollow: () => void;
};

/** What the open bell tells: what has happened, and then what waits. */
export function BellLines({ news, tasks, newOf, onFollow }: Props) {
  return (
    <>
      {news.length > 0 && <NewsLines news={news} onFollow={onFollow} />}
      {tasks.map((task) => (
        <NoticeLine key={task.tarea} task={task} fresh={newOf(task) > 0} onFollow={onFollow} />
      ))}
    </>
  );
}
