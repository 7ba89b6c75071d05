import { useEffect, useId, useRef } from 'react';
import type { PagedRead } from '../../data/paged-read.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './board.module.css';
import type { BoardProps, Lane, Move } from './board-parts.ts';
import { BoardCard } from './card.tsx';
import type { CardDrag } from './use-card-drag.ts';
import { linksOf } from './use-card-keys.ts';
import type { Standing } from './use-follow-card.ts';
import { LANE_PAGE, useLane } from './use-lane.ts';

export type Found = { readonly count: number; readonly total: number };

type Props<Row> = Pick<BoardProps<Row>, 'lanes' | 'rowKey' | 'face' | 'moves'> & {
  readonly id: string;
  readonly lane: Lane;
  readonly read: PagedRead<Row>;
  readonly drag: CardDrag<Row>;
  readonly onFound: (id: string, found: Found) => void;
  readonly onMove: (row: Row, from: string, move: Move) => void;
  readonly onFollow: (row: Row, standing: Standing<Row>) => void;
};

/** One state: its name, its count, its totals and its cards, some at a time. */
export function BoardLane<Row>({ id, lane, read, drag, onFound, ...props }: Props<Row>) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const cards = useLane(read, props.rowKey);
  const { rows, count, total, source, error } = cards;
  const { takes, state, over } = drag.laneState(lane.id);
  const body = useFocusOnMore(rows.length);

  useEffect(() => {
    if (count !== undefined && total !== undefined) onFound(id, { count, total });
  }, [id, count, total, onFound]);

  return (
    <section
      className={styles.lane}
      aria-labelledby={titleId}
      aria-busy={cards.isPlaceholderData || undefined}
      data-lane={lane.id}
      data-state={state}
      data-over={over || undefined}
      {...drag.laneProps(lane.id)}
    >
      <LaneHead {...{ lane, count, titleId }} />
      {takes.length > 0 && (
        <div className={styles.drop} aria-hidden="true">
          <p>{takes.map(({ label }) => label).join(' · ')}</p>
        </div>
      )}
      <div ref={body.ref} className={styles.body}>
        {error && <ErrorState slim={rows.length > 0} error={error} onRetry={cards.refetch} />}
        {cards.isPending && <Ghosts />}
        {count === 0 && <p className={styles.none}>{t('laneEmpty')}</p>}
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <BoardCard
                key={props.rowKey(row)}
                {...{ row, drag, lane }}
                {...props}
                onFollow={() => props.onFollow(row, { lane: lane.title, source, rows, count: count ?? 0 })}
              />
            ))}
          </ul>
        )}
        {cards.hasNextPage && (
          <SeeMore
            lane={lane}
            count={Math.min(LANE_PAGE, (count ?? 0) - rows.length)}
            busy={cards.isFetchingNextPage}
            onMore={() => {
              body.wait();
              cards.fetchNextPage();
            }}
          />
        )}
      </div>
    </section>
  );
}

type HeadProps = { readonly lane: Lane; readonly count: number | undefined; readonly titleId: string };

function LaneHead({ lane: { title, tone, sums = [] }, count, titleId }: HeadProps) {
  return (
    <header className={styles.head} data-tone={tone}>
      <div className={`vt-ends vt-gap-8 ${styles.title}`}>
        <h2 id={titleId} tabIndex={-1}>
          <Badge tone={tone}>{title}</Badge>
        </h2>
        <span className={styles.count}>{count === undefined ? '\u00a0' : formatNumber(count)}</span>
      </div>
      {sums.length > 0 && (
        <dl>
          {sums.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="vt-figure">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** Placeholders as tall as the cards that are being loaded. */
function Ghosts() {
  return (
    <Skeleton>
      {[0, 1, 2].map((ghost) => (
        <span key={ghost} className={`vt-ghost ${styles.ghost}`} />
      ))}
    </Skeleton>
  );
}

type MoreProps = {
  readonly lane: Lane;
  readonly count: number;
  readonly busy: boolean;
  readonly onMore: () => void;
};

function SeeMore({ lane, count, busy, onMore }: MoreProps) {
  const { t } = useTranslation('ui');
  const label = t('seeMoreOf', { count, lane: lane.title });
  return (
    <Button small look="quiet" busy={busy} aria-label={label} onClick={onMore}>
      {t('seeMore', { count })}
    </Button>
  );
}

/** Focuses the first of the new cards when the button that loaded them has disappeared. */
function useFocusOnMore(shown: number) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || from.current >= shown || !ref.current) return;
    const first = linksOf(ref.current)[from.current];
    from.current = undefined;
    if (document.activeElement === document.body) first?.focus({ preventScroll: true });
  }, [shown]);
  const wait = () => {
    from.current = shown;
  };
  return { ref, wait };
}
