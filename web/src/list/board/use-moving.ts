import { type RefObject, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import type { BoardProps, Move } from './board-parts.ts';
import { focusCard, linksOf } from './use-card-keys.ts';

/** A card that is being moved, and the moves that are possible; when there are several, the user chooses one. */
type Asked<Row> = { readonly row: Row; readonly from: string; readonly moves: readonly Move[] };

/** Moves cards: asks which of several moves is meant, notifies the result, and puts the focus in the right place. */
export function useMoving<Row>(
  { lanes, rowKey, face, onMove }: BoardProps<Row>,
  board: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('ui');
  const [pending, setAsked] = useState<Asked<Row>>();
  const [announcement, setSaid] = useState('');

  const run = (row: Row, from: string, move: Move) => {
    setAsked(undefined);
    const key = rowKey(row);
    const at = placeOf(laneOf(board.current, from), key);
    onMove(row, move, (moved) => {
      const lane = lanes.find(({ id }) => id === move.to)?.title ?? move.label;
      if (moved) setSaid(t('cardMoved', { name: face(row).title, lane }));
      // It runs once the dialog has left the screen, and the focus with it.
      setTimeout(() => focusOn(board.current, { key, from, at }), 0);
    });
  };

  return {
    announcement,
    pending,
    run,
    move: (row: Row, from: string, moves: readonly Move[]) => {
      const [only, ...others] = moves;
      if (only && others.length === 0) run(row, from, only);
      else setAsked({ row, from, moves });
    },
    leave: () => setAsked(undefined),
  };
}

type Spot = { readonly key: string; readonly from: string; readonly at: number };

/**
 * Focuses the card wherever it is now, or else the one that has taken its place. An element that has taken the focus
 * meanwhile keeps it.
 */
function focusOn(board: HTMLElement | null, { key, from, at }: Spot): void {
  const taken = document.activeElement;
  const free = taken === document.body || taken?.matches('h1') || board?.contains(taken);
  if (!board || !free) return;
  const card = [...board.querySelectorAll<HTMLElement>('[data-card]')].find(
    ({ dataset }) => dataset.card === key,
  );
  const lane = laneOf(board, from);
  const heirs = lane ? linksOf(lane) : [];
  const heir = card?.querySelector<HTMLElement>('[data-row-link]') ?? heirs[Math.min(at, heirs.length - 1)];
  if (heir) focusCard(heir);
  else lane?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function laneOf(board: HTMLElement | null, id: string): HTMLElement | undefined {
  const lanes = [...(board?.querySelectorAll<HTMLElement>('[data-lane]') ?? [])];
  return lanes.find(({ dataset }) => dataset.lane === id);
}

function placeOf(lane: HTMLElement | undefined, key: string): number {
  const cards = [...(lane?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  return Math.max(
    cards.findIndex(({ dataset }) => dataset.card === key),
    0,
  );
}
