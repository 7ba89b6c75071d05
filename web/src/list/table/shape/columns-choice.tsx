import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { isShown, movedColumn, orderedColumns, type ShapeProps } from './column-shape.ts';
import styles from './columns-choice.module.css';
import { MoreShape } from './more-shape.tsx';

/**
 * The menu in which the user shows, hides and orders columns, by buttons or by dragging, and groups the rows or sets
 * their height.
 */
export function ColumnsChoice<Row>(props: ShapeProps<Row> & { readonly onReset: () => void }) {
  const { t } = useTranslation('ui');
  const { columns, shape, onShape, onReset } = props;
  const ordered = orderedColumns(columns, shape);
  const ids = ordered.map(({ id }) => id);
  const [dragged, setDragged] = useState<string>();

  const move = (id: string, at: string | undefined) => at && onShape({ order: movedColumn(ids, id, at) });
  const drop = (event: DragEvent, at: string) => {
    event.preventDefault();
    if (dragged) move(dragged, at);
    setDragged(undefined);
  };

  return (
    <>
      <MoreShape {...props} />
      <ol className={`vt-list ${styles.columns}`} aria-label={t('columns')}>
        {ordered.map((column, index) => (
          <li
            key={column.id}
            draggable={index > 0}
            data-dragged={dragged === column.id || undefined}
            onDragStart={() => setDragged(column.id)}
            onDragOver={(event) => index > 0 && event.preventDefault()}
            onDrop={(event) => drop(event, column.id)}
            onDragEnd={() => setDragged(undefined)}
          >
            <IconGripVertical size={16} aria-hidden className={index > 0 ? undefined : styles.fixed} />
            <label>
              <input
                type="checkbox"
                checked={index === 0 || isShown(column, shape)}
                disabled={index === 0}
                title={index === 0 ? t('firstColumnStays') : undefined}
                onChange={({ target }) => onShape({ shown: { ...shape.shown, [column.id]: target.checked } })}
              />
              {column.header}
            </label>
            {index > 0 && (
              <Moves
                name={column.header}
                before={index > 1 ? ids[index - 1] : undefined}
                after={ids[index + 1]}
                onMove={(at) => move(column.id, at)}
              />
            )}
          </li>
        ))}
      </ol>
      <Button small look="quiet" onClick={onReset}>
        {t('resetColumns')}
      </Button>
    </>
  );
}

type MovesProps = {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly onMove: (at: string | undefined) => void;
};

/**
 * Buttons that do by keyboard what dragging does. On the first and last column they are disabled but stay, so that they
 * keep the focus.
 */
function Moves({ name, before, after, onMove }: MovesProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.moves}>
      <IconButton
        small
        icon={IconArrowUp}
        label={t('moveUp', { name })}
        aria-disabled={before === undefined || undefined}
        onClick={() => onMove(before)}
      />
      <IconButton
        small
        icon={IconArrowDown}
        label={t('moveDown', { name })}
        aria-disabled={after === undefined || undefined}
        onClick={() => onMove(after)}
      />
    </span>
  );
}
