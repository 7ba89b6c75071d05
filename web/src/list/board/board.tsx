import { useCallback, useRef, useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { TableState } from '../table/table-state.tsx';
import styles from './board.module.css';
import { BoardLine } from './board-line.tsx';
import type { BoardProps } from './board-parts.ts';
import { BoardLane, type Found } from './lane.tsx';
import { MoveChoice } from './move-choice.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useFollowCard, useReturnToCard } from './use-follow-card.ts';
import { useMoving } from './use-moving.ts';

/**
 * The rows of a list laid out by their state, one lane for each state. Filters, order and permissions are those of the
 * list: each lane is the same read limited to its state, some cards at a time.
 */
export function Board<Row>(props: BoardProps<Row>) {
  const { id, caption, lanes, only = [], by, empty, onClearFilters } = props;
  const { t } = useTranslation('ui');
  const board = useRef<HTMLElement>(null);
  const moving = useMoving(props, board);
  const drag = useCardDrag(moving.move);
  const follow = useFollowCard(props);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const onFound = useCallback(
    (lane: string, found: Found) => setFound((before) => ({ ...before, [lane]: found })),
    [],
  );
  useCardKeys(board);

  const shown = lanes.filter((lane) => only.length === 0 || only.includes(lane.id));
  const keys = shown.map((lane) => `${by?.value ?? ''}.${lane.id}`);
  const counted = keys.flatMap((key) => found[key] ?? []);
  const whole = counted.length === keys.length;
  const count = counted.reduce((sum, lane) => sum + lane.count, 0);
  const total = counted[0]?.total ?? 0;
  useReturnToCard(id, board, count);
  const text = whole ? t(count === total ? 'found' : 'boardFiltered', figuresOf(count, total)) : '';

  return (
    <>
      <BoardLine text={text} by={by} />
      {whole && count === 0 && <TableState query={NOTHING} empty={empty} onClearFilters={onClearFilters} />}
      <section
        ref={board}
        className={styles.board}
        aria-label={t('boardOf', { list: caption })}
        data-dragging={drag.row !== undefined || undefined}
      >
        {shown.map((lane, index) => (
          <BoardLane
            key={keys[index]}
            id={keys[index] ?? lane.id}
            {...{ lane, lanes, drag, onFound }}
            read={props.read(lane.id)}
            rowKey={props.rowKey}
            face={props.face}
            moves={props.moves}
            onMove={moving.run}
            onFollow={follow}
          />
        ))}
      </section>
      <Announcement text={moving.announcement || text} />
      {moving.pending && (
        <MoveChoice
          pending={moving.pending}
          {...{ lanes }}
          face={props.face}
          onMove={moving.run}
          onClose={moving.leave}
        />
      )}
    </>
  );
}

function figuresOf(count: number, total: number) {
  return { count, number: formatNumber(count), found: formatNumber(count), total: formatNumber(total) };
}

const NOTHING = { error: null, refetch: () => undefined };
