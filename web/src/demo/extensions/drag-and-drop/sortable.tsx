import { IconGripVertical } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import type { Thing } from './lists.ts';
import styles from './sortable.module.css';
import { type Sorting, useSorting } from './use-sorting.ts';

type Props = Sorting & {
  readonly look?: 'rows' | 'cards' | 'badges';
  /** When true, only the handle moves a thing, so its text can be selected. */
  readonly byHandle?: boolean;
  /** A press chooses a thing, or removes it from the choice. */
  readonly onChoose?: (id: string) => void;
};

/** Shows one or several lists whose things can be put in order and moved from one list to another. */
export function Sortable({ look = 'rows', byHandle = false, onChoose, ...sorting }: Props) {
  const { t } = useTranslation('extensions');
  const { lists, names, chosen } = sorting;
  const { board, text, onKeyDown, groupOf, grip, dragged } = useSorting(sorting);
  const id = useId();
  const going = dragged ? groupOf(dragged.id) : [];
  const titled = Object.keys(lists).length > 1;
  return (
    <>
      <div ref={board} className={`vt-columns vt-gap-14 ${styles.board}`}>
        {Object.entries(lists).map(([list, things]) => (
          <div key={list} className={styles.column}>
            <p id={`${id}-${list}`} className={titled ? styles.title : 'vt-hidden'}>
              {names[list]}
            </p>
            <ul
              aria-labelledby={`${id}-${list}`}
              className={`${look === 'cards' ? 'vt-tiles' : 'vt-stack'} ${styles.list}`}
              data-list={list}
              data-look={look}
              data-flow={look === 'rows' ? 'down' : 'across'}
              data-over={dragged?.over?.list === list || undefined}
              data-last={(dragged?.over?.list === list && !dragged.over.before) || undefined}
            >
              {things.map((thing) => (
                <li
                  key={thing.id}
                  className={styles.thing}
                  data-thing={thing.id}
                  data-dragged={going.includes(thing.id) || undefined}
                  data-next={(dragged?.over?.list === list && dragged.over.before === thing.id) || undefined}
                  {...(!byHandle && grip(thing.id))}
                >
                  <ThingBody
                    thing={thing}
                    onKeyDown={onKeyDown(thing.id)}
                    handle={byHandle ? grip(thing.id) : undefined}
                    chosen={onChoose && chosen?.includes(thing.id)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
              {things.length === 0 && <li className={styles.empty}>{t('sortEmpty')}</li>}
            </ul>
          </div>
        ))}
      </div>
      <Announcement text={text} />
    </>
  );
}

type BodyProps = {
  readonly thing: Thing;
  readonly onKeyDown: ReturnType<ReturnType<typeof useSorting>['onKeyDown']>;
  readonly handle: ReturnType<ReturnType<typeof useSorting>['grip']> | undefined;
  readonly chosen: boolean | undefined;
  readonly onChoose: ((id: string) => void) | undefined;
};

const KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

function ThingBody({ thing: { id, text, detail }, onKeyDown, handle, chosen, onChoose }: BodyProps) {
  const { t } = useTranslation('extensions');
  const words = (
    <span className={styles.words}>
      <span>{text}</span>
      {detail && <small>{detail}</small>}
    </span>
  );
  const keys = { type: 'button', 'aria-keyshortcuts': KEYS, onKeyDown } as const;
  if (handle) {
    const label = t('sortMove', { text });
    return (
      <>
        <button {...keys} {...handle} data-handle className={styles.handle} aria-label={label}>
          <IconGripVertical size={18} stroke={1.7} aria-hidden />
        </button>
        {words}
      </>
    );
  }
  if (onChoose) {
    return (
      <button {...keys} className={styles.body} aria-pressed={chosen ?? false} onClick={() => onChoose(id)}>
        {words}
      </button>
    );
  }
  return (
    <button {...keys} data-handle className={styles.body}>
      {words}
    </button>
  );
}
