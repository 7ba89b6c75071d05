import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../../data/draft.ts';
import type { Task } from '../../../sample-data/todo/todo.ts';
import { inOwnOrder, movedBefore } from './own-order.ts';
import { useTodoText } from './texts.ts';

const KEPT = 'todo-order';

/** Keeps the person's own order of the tasks in this browser, because the calls do not know it. */
export function useOwnOrder(tasks: readonly Task[], isOwn: boolean) {
  const t = useTodoText();
  const [order, setOrder] = useState(readOrder);
  const [text, setText] = useState('');
  const moved = useRef<number>(undefined);
  const shown = isOwn ? inOwnOrder(tasks, order) : tasks;

  // The row is drawn anew in its new place, so its handle loses the focus and gets it back here.
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-task="${moved.current}"] [data-handle]`)?.focus();
  });

  const put = (id: number, before: number | undefined) => {
    const ids = shown.map((task) => task.id);
    const others = order.filter((other) => !ids.includes(other));
    const next = movedBefore(ids, id, before);
    const title = tasks.find((task) => task.id === id)?.title;
    moved.current = id;
    setOrder([...next, ...others]);
    keepDraft(KEPT, [...next, ...others]);
    setText(t('placed', { title, place: next.indexOf(id) + 1, count: next.length }));
  };

  return {
    shown,
    text,
    put,
    /** Moves a task one place up (-1) or down (1). */
    step: (id: number, by: 1 | -1) => {
      const ids = shown.map((task) => task.id);
      const at = ids.indexOf(id) + by;
      if (at < 0 || at >= ids.length) return;
      put(id, ids[by > 0 ? at + 1 : at]);
    },
  };
}

function readOrder(): readonly number[] {
  const kept = readDraft(KEPT)?.value;
  return Array.isArray(kept) ? kept.filter((id): id is number => typeof id === 'number') : [];
}
