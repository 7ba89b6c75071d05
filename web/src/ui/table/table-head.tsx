import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Column, sortOf, toggleSort } from './columns.ts';
import styles from './table.module.css';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selectAll?: {
    readonly checked: number;
    readonly of: number;
    readonly onChange: (on: boolean) => void;
  };
};

const ARROWS = { ascending: IconArrowUp, descending: IconArrowDown } as const;

export function TableHead<Row>({ columns, sort, onSort, selectAll }: Props<Row>) {
  const { t } = useTranslation('ui');
  return (
    <thead>
      <tr>
        {selectAll && (
          <th scope="col" className={styles.choice}>
            <input
              type="checkbox"
              aria-label={t('selectPage')}
              checked={selectAll.checked === selectAll.of}
              ref={(box) => {
                if (box) box.indeterminate = selectAll.checked > 0 && selectAll.checked < selectAll.of;
              }}
              onChange={(event) => selectAll.onChange(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sortOf(sort, column.sort);
          const Arrow = direction ? ARROWS[direction] : IconArrowsSort;
          return (
            <th
              key={column.id}
              scope="col"
              className={column.figure ? styles.figure : undefined}
              data-from={column.from}
              aria-sort={direction ?? (column.sort && onSort ? 'none' : undefined)}
              style={column.width ? { inlineSize: column.width } : undefined}
            >
              {column.sort && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-on={direction !== undefined || undefined}
                  onClick={() => onSort(toggleSort(sort, column.sort ?? ''))}
                >
                  {column.header}
                  <Arrow size={14} aria-hidden />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
