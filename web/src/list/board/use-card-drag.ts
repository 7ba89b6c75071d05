import { type DragEvent, useState } from 'react';
import type { Move } from './board-parts.ts';

type Dragged<Row> = { readonly row: Row; readonly from: string; readonly moves: readonly Move[] };

/**
 * Lets cards be dragged from one lane to another. Only lanes to which one of the card's moves leads accept it. The menu
 * of the card offers the same moves by keyboard.
 */
export function useCardDrag<Row>(onDrop: (row: Row, from: string, moves: readonly Move[]) => void) {
  const [dragged, setDragged] = useState<Dragged<Row>>();
  const [over, setOver] = useState<string>();
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };

  return {
    row: dragged?.row,
    /** A card with at least one move can be dragged. */
    cardProps: (row: Row, from: string, moves: readonly Move[]) =>
      moves.length > 0 && {
        draggable: true,
        onDragStart: ({ dataTransfer }: DragEvent) => {
          dataTransfer.effectAllowed = 'move';
          // Firefox begins no drag without data.
          dataTransfer.setData('text/plain', '');
          setDragged({ row, from, moves });
        },
        onDragEnd: stop,
      },
    /** How a lane is drawn while a card is being dragged. */
    laneState: (lane: string) => {
      if (!dragged) return { takes: [] };
      const takes = dragged.moves.filter(({ to }) => to === lane);
      const state = dragged.from === lane ? 'own' : takes.length > 0 ? 'open' : 'closed';
      return { takes, state, over: over === lane && takes.length > 0 } as const;
    },
    laneProps: (lane: string) => ({
      onDragOver: (event: DragEvent) => {
        if (!dragged?.moves.some(({ to }) => to === lane)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(lane);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOver((before) => (before === lane ? undefined : before));
      },
      onDrop: (event: DragEvent) => {
        const moves = dragged?.moves.filter(({ to }) => to === lane) ?? [];
        if (!dragged || moves.length === 0) return;
        event.preventDefault();
        stop();
        onDrop(dragged.row, dragged.from, moves);
      },
    }),
  };
}

export type CardDrag<Row> = ReturnType<typeof useCardDrag<Row>>;
