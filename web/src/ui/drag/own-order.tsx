import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { IconButton } from '../nav/button.tsx';
import styles from './own-order.module.css';

type Item<Id> = { readonly id: Id; readonly name: string; readonly content: ReactNode };

type Props<Id> = {
  readonly label: string;
  readonly items: readonly Item<Id>[];
  /** So many at the beginning stay where they are. */
  readonly fixed?: number;
  /** The item takes the place of the other one. */
  readonly onMove: (id: Id, at: Id) => void;
};

/** A list that people put in their own order, by dragging or by the buttons of each item. */
export function OwnOrder<Id extends string>({ label, items, fixed = 0, onMove }: Props<Id>) {
  const [dragged, setDragged] = useState<Id>();
  const drop = (event: DragEvent, at: Id) => {
    event.preventDefault();
    if (dragged) onMove(dragged, at);
    setDragged(undefined);
  };
  return (
    <ol className={`vt-list ${styles.items}`} aria-label={label}>
      {items.map(({ id, name, content }, index) => (
        <li
          key={id}
          draggable={index >= fixed}
          data-dragged={dragged === id || undefined}
          onDragStart={() => setDragged(id)}
          onDragOver={(event) => index >= fixed && event.preventDefault()}
          onDrop={(event) => drop(event, id)}
          onDragEnd={() => setDragged(undefined)}
        >
          <IconGripVertical size={16} aria-hidden className={index >= fixed ? undefined : styles.fixed} />
          {content}
          {index >= fixed && (
            <Moves
              name={name}
              before={index > fixed ? items[index - 1]?.id : undefined}
              after={items[index + 1]?.id}
              onMove={(at) => onMove(id, at)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

type MovesProps<Id> = {
  readonly name: string;
  readonly before: Id | undefined;
  readonly after: Id | undefined;
  readonly onMove: (at: Id) => void;
};

/**
 * Buttons that do by keyboard what dragging does. On the first and last item they are disabled but stay, so that they
 * keep the focus.
 */
function Moves<Id extends string>({ name, before, after, onMove }: MovesProps<Id>) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.moves}>
      <IconButton
        small
        icon={IconArrowUp}
        label={t('moveUp', { name })}
        aria-disabled={before === undefined || undefined}
        onClick={() => before !== undefined && onMove(before)}
      />
      <IconButton
        small
        icon={IconArrowDown}
        label={t('moveDown', { name })}
        aria-disabled={after === undefined || undefined}
        onClick={() => after !== undefined && onMove(after)}
      />
    </span>
  );
}
