import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import { CutText } from './cell-text.tsx';
import type { Column } from './columns.ts';
import styles from './table.module.css';
import type { AtHand } from './use-at-hand.ts';

/** What a row asks for. It has to be the same object each time: a row is drawn again only when something of its own changes. */
export type RowActions<Row> = {
  readonly open: (row: Row) => void;
  readonly follow: (row: Row) => void;
  readonly select: (id: string, on: boolean, range: boolean) => void;
  readonly expand: (id: string) => void;
  /** Reads the rows again. */
  readonly readAgain: () => unknown;
};

export type RowProps<Row> = {
  readonly row: Row;
  readonly id: string;
  /** The name of the row, for screen readers. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** The address of the row's page: the first cell becomes the link, and a click anywhere else in the row follows it. */
  readonly href?: string;
  /** Whether the row opens beside the list. With `href` too, a plain click does so and a new tab shows the page. */
  readonly opens: boolean;
  /** Whether the row is chosen; undefined where no row can be. */
  readonly selected?: boolean;
  /** Whether its details are shown; undefined where it has none. */
  readonly expanded?: boolean;
  readonly pinned?: number;
  readonly hand: AtHand | undefined;
  readonly actions: RowActions<Row>;
};

export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ row, id, name, columns, selected, expanded, ...props }: RowProps<Row>) {
  const { t } = useTranslation('ui');
  const { href, opens, actions, pinned = 1 } = props;
  const Chevron = expanded ? IconChevronDown : IconChevronRight;
  return (
    <tr
      className={href !== undefined || opens ? styles.opens : undefined}
      data-selected={selected || undefined}
      tabIndex={-1}
    >
      {selected !== undefined && (
        <td className={styles.choice}>
          <input
            type="checkbox"
            data-row-choice
            checked={selected}
            aria-label={t('selectRow', { row: name })}
            onChange={({ target, nativeEvent }) =>
              actions.select(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      {expanded !== undefined && (
        <td className={styles.choice}>
          <button
            type="button"
            className={styles.expand}
            aria-expanded={expanded}
            aria-label={t('detailsOf', { row: name })}
            onClick={() => actions.expand(id)}
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
          data-yields={column.yields}
          data-title={index === 0 || undefined}
          data-pinned={index < pinned ? index : undefined}
          data-label={index === 0 ? undefined : column.header}
          data-editable={isEditable(column, row) || undefined}
        >
          {index === 0 ? (
            <Opener {...{ row, href, opens, actions }} content={contentOf(column, row)} />
          ) : (
            cellOf(column, { row, name, hand: props.hand, actions })
          )}
        </td>
      ))}
    </tr>
  );
}

/** The cell of a column; it can be edited as soon as the code for that has loaded. */
function cellOf<Row>(
  column: Column<Row>,
  { row, name, hand, actions }: Pick<RowProps<Row>, 'row' | 'name' | 'hand' | 'actions'>,
): ReactNode {
  const content = contentOf(column, row);
  if (!hand || !column.edit || !isEditable(column, row)) return content;
  return (
    <hand.EditableCell
      edit={column.edit}
      row={row}
      label={column.header}
      name={name}
      onStale={actions.readAgain}
    >
      {content}
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

type OpenerProps<Row> = Pick<RowProps<Row>, 'row' | 'href' | 'opens' | 'actions'> & {
  readonly content: ReactNode;
};

/** What opens the row: the link of its first cell, or a button when the row has no page. */
function Opener<Row>({ row, href, opens, actions, content }: OpenerProps<Row>) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!opens) return actions.follow(row);
    event.preventDefault();
    actions.open(row);
  };
  if (href !== undefined) {
    return (
      <Link to={href} data-row-link onClick={open}>
        {content}
      </Link>
    );
  }
  if (!opens) return content;
  return (
    <button type="button" className={styles.opener} data-row-link onClick={open}>
      {content}
    </button>
  );
}
