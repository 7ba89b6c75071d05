import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useRouter } from '../../router/use-router.ts';
import { type TrailSource, writeTrail } from '../table/trail/trail.ts';
import { useReturning } from '../table/trail/use-return.ts';
import { loadAtHand } from '../table/use-at-hand.ts';
import type { BoardProps } from './board-parts.ts';
import { focusCard } from './use-card-keys.ts';
import { LANE_PAGE } from './use-lane.ts';

/**
 * The surroundings of a card: its lane, the read that gives the lane's rows, those on screen and the number of them
 * all.
 */
export type Standing<Row> = {
  readonly lane: string;
  readonly source: Pick<TrailSource, 'path' | 'input'>;
  readonly rows: readonly Row[];
  readonly count: number;
};

/**
 * Remembers the rows of a lane when one of its cards is opened as a page, so that the page says «4 de 37» of the lane.
 */
export function useFollowCard<Row>({ id, caption, rowKey, face }: BoardProps<Row>) {
  const client = useQueryClient();
  const router = useRouter();
  return (row: Row, { lane, source, rows, count }: Standing<Row>) => {
    const page = Math.floor(rows.indexOf(row) / LANE_PAGE) + 1;
    const data = { rows: rows.slice((page - 1) * LANE_PAGE, page * LANE_PAGE), count };
    const leaving = {
      id,
      title: `${caption} · ${lane}`,
      from: router.location.href,
      client,
      rowKey,
      read: source,
      list: { state: { page, limit: LANE_PAGE } },
      query: { data },
      rowHref: (row: Row) => face(row).href,
      chosen: new Set<string>(),
      allOf: undefined,
    };
    loadAtHand().then(
      ({ keepTrail }) => keepTrail(row, leaving),
      () => undefined,
    );
  };
}

/** Focuses the card whose page the user comes back from, once it is drawn. */
export function useReturnToCard(id: string, board: RefObject<HTMLElement | null>, shown: number): void {
  const trail = useReturning(id);
  const [back, setBack] = useState(trail);
  useEffect(() => {
    if (!back || shown === 0) return;
    const links = [...(board.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const link = links.find((candidate) => candidate.getAttribute('href') === back.at);
    if (!link) return;
    setBack(undefined);
    writeTrail({ ...back, used: true });
    // The application's frame focuses the heading of the page first, so this waits for it.
    setTimeout(() => focusCard(link), 0);
  }, [back, shown, board]);
}
