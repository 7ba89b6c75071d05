import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type ComponentType, type DragEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { addSort, type Column, placeOf, sortOf, toggleSort } from './columns.ts';
import styles from './table.module.css';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly multiSort?: boolean;
  readonly expands?: boolean;
  /** Moves a column to the place of another; with it the headings can be dragged. */
  readonly onMoveColumn?: (id: string, at: string) => void;
  /** How many columns stay in sight while the table scrolls sideways. */
  readonly pinned?: number;
  /**
   * The handle at the end of a heading that changes the width of its column; its code is loaded at the first sign of
   * activity.
   */
  readonly edge?: ComponentType<HeadEdgeProps>;
  readonly onWidths?: HeadEdgeProps['onWidths'];
  readonly selectAll?: {
    readonly checked: number;
    readonly of: number;
    readonly onChange: (on: boolean) => void;
  };
};

export type HeadEdgeProps = {
  readonly column: string;
  readonly name: string;
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void;
};

export function TableHead<Row>({ columns, selectAll, expands, onMoveColumn, ...props }: Props<Row>) {
  const { pinned = 1, edge: Edge, onWidths, ...order } = props;
  const { t } = useTranslation('ui');
  const [dragged, setDragged] = useState<string>();
  const dragOf = (id: string, index: number) =>
    onMoveColumn &&
    index > 0 && {
      draggable: true,
      onDragStart: () => setDragged(id),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragEnd: () => setDragged(undefined),
      onDrop: () => {
        if (dragged && dragged !== id) onMoveColumn(dragged, id);
        setDragged(undefined);
      },
    };
  return (
    <thead>
      <tr>
        {selectAll && (
          <th scope="col" className={styles.choice}>
            <input
              type="checkbox"
              aria-label={t('selectPage')}
              checked={selectAll.of > 0 && selectAll.checked === selectAll.of}
              disabled={selectAll.of === 0}
              ref={(box) => {
                if (box) box.indeterminate = selectAll.checked > 0 && selectAll.checked < selectAll.of;
              }}
              onChange={(event) => selectAll.onChange(event.target.checked)}
            />
          </th>
        )}
        {expands && (
          <th scope="col" className={styles.choice}>
            <span className="vt-hidden">{t('details')}</span>
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={column.figure ? styles.figure : undefined}
            data-from={column.from}
            data-column={column.id}
            data-pinned={index < pinned ? index : undefined}
            data-dragged={dragged === column.id || undefined}
            aria-sort={sortOf(order.sort, column.sort) ?? (column.sort && order.onSort ? 'none' : undefined)}
            style={{ inlineSize: column.width, zIndex: Math.max(LOWEST, HIGHEST - index) }}
            {...dragOf(column.id, index)}
          >
            <HeadContent column={column} {...order} />
            {Edge && onWidths && <Edge column={column.id} name={column.header} onWidths={onWidths} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Each heading lies over the next one, into which its handle reaches; all lie below the menus that hang from the tools
 * of the list.
 */
const HIGHEST = 11;
const LOWEST = 2;

const ARROWS = { ascending: IconArrowUp, descending: IconArrowDown } as const;

type ContentProps<Row> = Pick<Props<Row>, 'sort' | 'onSort' | 'multiSort'> & { readonly column: Column<Row> };

function HeadContent<Row>({ column, sort, onSort, multiSort }: ContentProps<Row>) {
  const { t } = useTranslation('ui');
  const field = column.sort;
  if (!field || !onSort) return column.header;
  const direction = sortOf(sort, field);
  const Arrow = direction ? ARROWS[direction] : IconArrowsSort;
  const place = placeOf(sort, field);
  const press = (event: MouseEvent) =>
    onSort((multiSort && event.shiftKey ? addSort : toggleSort)(sort, field));
  return (
    <button
      type="button"
      className={styles.sort}
      data-on={direction !== undefined || undefined}
      title={multiSort ? t('sortMore') : undefined}
      onClick={press}
    >
      {column.header}
      <Arrow size={14} aria-hidden />
      {place !== undefined && <sup className="vt-figure">{place}</sup>}
    </button>
  );
}
