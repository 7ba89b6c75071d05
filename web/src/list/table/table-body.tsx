import {
  type Dispatch,
  Fragment,
  type SetStateAction,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Column } from './columns.ts';
import type { RowGroup } from './grouping.ts';
import styles from './table.module.css';
import type { DataTableProps } from './table-props.ts';
import { type RowActions, TableRow } from './table-row.tsx';
import type { AtHand } from './use-at-hand.ts';
import type { useRowChoice } from './use-row-choice.ts';

type Props<Row> = Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowName' | 'rowHref' | 'onOpen' | 'onFollow' | 'expand' | 'columns' | 'pinned' | 'heads'
> & {
  readonly groups: readonly RowGroup<Row>[];
  readonly groupedBy: Column<Row> | undefined;
  /** Whether the counts of the groups cover the whole list. */
  readonly wholeCounts: boolean;
  readonly choice: ReturnType<typeof useRowChoice>;
  readonly hand: AtHand | undefined;
  /** Reads the rows again. */
  readonly onStale: () => unknown;
  /** How many cells stand before the columns: checkbox and chevron. */
  readonly before: number;
};

/** The rows of a table, under a heading for each group when they are grouped. */
export function TableBody<Row>({ groups, groupedBy, wholeCounts, heads, ...props }: Props<Row>) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const actions = useRowActions(props, setOpen);
  const width = props.columns.length + props.before;

  return groups.map(({ label, rows, count, head }) => (
    <Fragment key={head?.id ?? label}>
      {head && heads && (
        <heads.Row
          {...{ head, columns: props.columns, before: props.before }}
          groupedBy={groupedBy?.header}
          isOpen={head.id === heads.open}
          onToggle={heads.onToggle}
        />
      )}
      {groupedBy && !head && (
        <tr className={styles.group} data-detail="group">
          <th scope="colgroup" colSpan={width}>
            <span>
              {groupedBy.header}: <b>{label}</b>
              <small className="vt-figure">
                {t(wholeCounts ? 'groupCount' : 'groupCountPage', { count, number: formatNumber(count) })}
              </small>
            </span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <RowAndDetail key={props.rowKey(row)} {...props} {...{ row, open, actions, width }} />
      ))}
      {head && heads?.below && head.id === heads.open && (
        <tr className={styles.detail} data-detail="pages">
          <td colSpan={width}>{heads.below}</td>
        </tr>
      )}
    </Fragment>
  ));
}

type RowProps<Row> = Omit<
  Props<Row>,
  'groups' | 'groupedBy' | 'wholeCounts' | 'before' | 'heads' | 'onStale'
> & {
  readonly row: Row;
  readonly open: ReadonlySet<string>;
  readonly actions: RowActions<Row>;
  readonly width: number;
};

function RowAndDetail<Row>({ row, open, width, rowKey, choice, expand, ...props }: RowProps<Row>) {
  const { rowName = rowKey, rowHref, onOpen, columns, pinned, actions } = props;
  const id = rowKey(row);
  const isOpen = open.has(id);
  return (
    <>
      {/* Nothing else may be given to it: a property that changes draws the row again. */}
      <TableRow
        {...{ columns, pinned, actions }}
        id={id}
        name={rowName(row)}
        row={row}
        href={rowHref?.(row)}
        opens={onOpen !== undefined}
        selected={choice?.isChosen(id)}
        expanded={expand && isOpen}
        hand={columns.some(({ edit }) => edit) ? props.hand : undefined}
      />
      {expand && isOpen && (
        <tr className={styles.detail} data-detail="true">
          <td colSpan={width}>{expand(row)}</td>
        </tr>
      )}
    </>
  );
}

/** What the rows ask for, in functions that stay the same while what they lead to is another each time. */
function useRowActions<Row>(
  props: Pick<Props<Row>, 'onOpen' | 'onFollow' | 'choice' | 'onStale'>,
  setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>,
): RowActions<Row> {
  const now = useRef(props);
  useLayoutEffect(() => {
    now.current = props;
  });
  return useMemo(
    () => ({
      open: (row) => now.current.onOpen?.(row),
      follow: (row) => now.current.onFollow?.(row),
      select: (id, on, range) => now.current.choice?.onSelect(id, on, range),
      expand: (id) =>
        setOpen((open) => new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id])),
      readAgain: () => now.current.onStale(),
    }),
    [setOpen],
  );
}
