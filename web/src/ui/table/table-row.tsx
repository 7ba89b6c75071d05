import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../nav/link.tsx';
import type { Column } from './columns.ts';
import styles from './table.module.css';

export type RowProps<Row> = {
  readonly row: Row;
  readonly id: string;
  /** How the row is called when its key says nothing to a person. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** The page of the row: its first cell becomes the link, and a click anywhere else in the row follows it. */
  readonly rowHref?: (row: Row) => string;
  /** Opens the row beside the list; with `rowHref` too, a plain click does this and a new tab shows the page. */
  readonly onOpen?: (row: Row) => void;
  readonly selected?: boolean;
  readonly onSelect?: (id: string, on: boolean, range: boolean) => void;
  readonly expanded?: boolean;
  readonly onExpand?: (id: string) => void;
};

export function TableRow<Row>({ row, id, name, columns, selected, expanded, ...props }: RowProps<Row>) {
  const { t } = useTranslation('ui');
  const { onSelect, onExpand, rowHref, onOpen } = props;
  const Chevron = expanded ? IconChevronDown : IconChevronRight;
  return (
    <tr
      className={rowHref || onOpen ? styles.opens : undefined}
      data-selected={selected || undefined}
      tabIndex={-1}
    >
      {onSelect && (
        <td className={styles.choice}>
          <input
            type="checkbox"
            data-row-choice
            checked={selected}
            aria-label={t('selectRow', { row: name })}
            onChange={({ target, nativeEvent }) =>
              onSelect(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      {onExpand && (
        <td className={styles.choice}>
          <button
            type="button"
            className={styles.expand}
            aria-expanded={expanded}
            aria-label={t('detailsOf', { row: name })}
            onClick={() => onExpand(id)}
          >
            <Chevron size={18} aria-hidden />
          </button>
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={column.figure ? styles.figure : undefined}
          data-from={column.from}
          data-title={index === 0 || undefined}
          data-label={index === 0 ? undefined : column.header}
        >
          {index === 0 ? <Opener {...props} row={row} content={column.cell(row)} /> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

type OpenerProps<Row> = Pick<RowProps<Row>, 'row' | 'rowHref' | 'onOpen'> & { readonly content: ReactNode };

/** What opens the row: the link of its first cell, or a button when the row has no page of its own. */
function Opener<Row>({ row, rowHref, onOpen, content }: OpenerProps<Row>) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(row);
  };
  if (rowHref) {
    return (
      <Link to={rowHref(row)} data-row-link onClick={open}>
        {content}
      </Link>
    );
  }
  if (!onOpen) return content;
  return (
    <button type="button" className={styles.opener} data-row-link onClick={open}>
      {content}
    </button>
  );
}
