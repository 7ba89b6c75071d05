import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import { CutText } from './cell-text.tsx';
import type { Column } from './columns.ts';
import styles from './table.module.css';
import type { AtHand } from './use-at-hand.ts';

export type RowProps<Row> = {
  readonly row: Row;
  readonly id: string;
  /** The name of the row, for screen readers. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /**
   * The address of the row's page: its first cell becomes the link, and a click anywhere else in the row follows it.
   */
  readonly rowHref?: (row: Row) => string;
  /** Opens the row beside the list. With `rowHref` too, a plain click calls it and a new tab shows the page. */
  readonly onOpen?: (row: Row) => void;
  readonly onFollow?: (row: Row) => void;
  readonly selected?: boolean;
  readonly onSelect?: (id: string, on: boolean, range: boolean) => void;
  readonly expanded?: boolean;
  readonly onExpand?: (id: string) => void;
  readonly pinned?: number;
  readonly hand: AtHand | undefined;
  /** Reads the rows again. */
  readonly onStale: () => unknown;
};

export function TableRow<Row>({ row, id, name, columns, selected, expanded, ...props }: RowProps<Row>) {
  const { t } = useTranslation('ui');
  const { onSelect, onExpand, rowHref, onOpen, pinned = 1 } = props;
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
          data-pinned={index < pinned ? index : undefined}
          data-label={index === 0 ? undefined : column.header}
          data-editable={isEditable(column, row) || undefined}
        >
          {index === 0 ? (
            <Opener {...props} row={row} content={contentOf(column, row)} />
          ) : (
            <Cell {...{ column, row, name }} hand={props.hand} onStale={props.onStale} />
          )}
        </td>
      ))}
    </tr>
  );
}

type CellProps<Row> = Pick<RowProps<Row>, 'row' | 'name' | 'hand' | 'onStale'> & {
  readonly column: Column<Row>;
};

/** The cell of a column; it can be edited as soon as the code for that has loaded. */
function Cell<Row>({ column, row, name, hand, onStale }: CellProps<Row>) {
  if (!hand || !column.edit || !isEditable(column, row)) return contentOf(column, row);
  return (
    <hand.EditableCell edit={column.edit} row={row} label={column.header} name={name} onStale={onStale}>
      {contentOf(column, row)}
    </hand.EditableCell>
  );
}

/** A text of up to this many letters, such as a name, a date or a state, is never cut. */
const SHORT_LETTERS = 18;

/**
 * A long text is cut to leave room for the other columns; a cell made of several elements decides itself which of them
 * may be cut.
 */
function contentOf<Row>({ cell, figure }: Column<Row>, row: Row): ReactNode {
  const content = cell(row);
  const gives = typeof content === 'string' && content.length > SHORT_LETTERS && !figure;
  return gives ? <CutText>{content}</CutText> : content;
}

function isEditable<Row>({ edit }: Column<Row>, row: Row): boolean {
  return edit !== undefined && (edit.may?.(row) ?? true);
}

type OpenerProps<Row> = Pick<RowProps<Row>, 'row' | 'rowHref' | 'onOpen' | 'onFollow'> & {
  readonly content: ReactNode;
};

/** What opens the row: the link of its first cell, or a button when the row has no page. */
function Opener<Row>({ row, rowHref, onOpen, onFollow, content }: OpenerProps<Row>) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!onOpen) return onFollow?.(row);
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
