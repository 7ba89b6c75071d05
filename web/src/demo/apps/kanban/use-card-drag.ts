import { useRef, useState } from 'react';
import type { Point } from '../../../ui/drag/point.ts';
import { useDrag } from '../../../ui/drag/use-drag.ts';
import { type Carried, carry } from '../../kit/drag/carry.ts';
import type { Destination } from './plan-move.ts';

type Dragged = { readonly id: number; readonly over?: Destination };

/** Drags a card over boards. It falls before the first card whose middle lies below the pointer, or else at the end. */
export function useCardDrag(onDrop: (id: number, to: Destination) => void) {
  const carried = useRef<Carried>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const end = () => {
    carried.current?.end();
    carried.current = undefined;
    setDragged(undefined);
  };
  const grip = useDrag<number>({
    onStart: (id, at) => {
      const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
      if (card) carried.current = carry(card, at);
      setDragged({ id });
    },
    onMove: (id, at) => {
      carried.current?.moveTo(at);
      setDragged({ id, over: destinationAt(at, id) });
    },
    onDrop: (id, at) => {
      const to = destinationAt(at, id);
      end();
      if (to) onDrop(id, to);
    },
    onCancel: end,
  });
  return { grip, dragged };
}

export type CardDrag = ReturnType<typeof useCardDrag>;

function destinationAt({ x, y }: Point, id: number): Destination | undefined {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]');
  if (!lane?.dataset.lane) return undefined;
  const cards = [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => Number(dataset.card) !== id,
  );
  const below = cards.find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { boardId: lane.dataset.lane, before: below && Number(below.dataset.card) };
}
