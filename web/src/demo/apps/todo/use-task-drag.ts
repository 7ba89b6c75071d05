import { useRef, useState } from 'react';
import type { Point } from '../../../ui/drag/point.ts';
import { useDrag } from '../../../ui/drag/use-drag.ts';
import { type Carried, carry } from '../../kit/drag/carry.ts';

/** A dragged task falls before the task under it, or after it when the pointer is in its lower half. */
type Target = { readonly id: number; readonly after: boolean };

export function useTaskDrag(
  ids: readonly number[],
  onDrop: (id: number, before: number | undefined) => void,
) {
  const carried = useRef<Carried>(undefined);
  const [dragged, setDragged] = useState<{ readonly id: number; readonly over?: Target }>();
  const end = () => {
    carried.current?.end();
    carried.current = undefined;
    setDragged(undefined);
  };
  const grip = useDrag<number>({
    onStart: (id, at) => {
      const row = document.querySelector<HTMLElement>(`[data-task="${id}"]`);
      if (row) carried.current = carry(row, at);
      setDragged({ id });
    },
    onMove: (id, at) => {
      carried.current?.moveTo(at);
      setDragged({ id, over: targetAt(at) });
    },
    onDrop: (id, at) => {
      const over = targetAt(at);
      end();
      if (over) onDrop(id, over.after ? ids[ids.indexOf(over.id) + 1] : over.id);
    },
    onCancel: end,
  });
  return { grip, dragged };
}

function targetAt({ x, y }: Point): Target | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-task]');
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id: Number(row.dataset.task), after: y > top + height / 2 };
}
