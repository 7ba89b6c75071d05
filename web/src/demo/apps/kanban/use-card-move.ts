import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Board, KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import type { Destination } from './plan-move.ts';
import { useKanbanText } from './texts.ts';

/** Moves cards by keys or by their menu. Screen readers hear the new place, and the focus goes with the card. */
export function useCardMove(
  boards: readonly Board[],
  tasks: readonly KanbanTask[],
  move: (id: number, to: Destination) => void,
) {
  const t = useKanbanText();
  const [text, setText] = useState('');
  const moved = useRef<number>(undefined);
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-card="${moved.current}"] [data-row-link]`)?.focus();
  });

  const laneOf = (boardId: string, without: KanbanTask) =>
    tasks.filter((task) => task.boardId === boardId && task !== without);

  /** Puts a card at a place of a board; 0 is the first. */
  const put = (task: KanbanTask, boardId: string, place: number) => {
    const lane = laneOf(boardId, task);
    const board = boards.find(({ id }) => id === boardId);
    if (!board || place < 0 || (place > lane.length && boardId === task.boardId)) return;
    moved.current = task.id;
    setText(
      t('placed', {
        title: task.title,
        board: board.title,
        place: Math.min(place, lane.length) + 1,
        count: lane.length + 1,
      }),
    );
    move(task.id, { boardId, before: lane[place]?.id });
  };

  return {
    text,
    put,
    onKeyDown: (task: KanbanTask) => (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const place = tasks.filter(({ boardId }) => boardId === task.boardId).indexOf(task);
      const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const forwards = event.currentTarget.matches('[dir="rtl"] *') ? -1 : 1;
      const across = { ArrowRight: forwards, ArrowLeft: -forwards }[event.key];
      if (down === undefined && across === undefined) return;
      event.preventDefault();
      const at = boards.findIndex(({ id }) => id === task.boardId);
      const board = boards[at + (across ?? 0)];
      if (board) put(task, board.id, place + (down ?? 0));
    },
  };
}

export type CardMove = ReturnType<typeof useCardMove>;
