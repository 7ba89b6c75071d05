import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './repeater.module.css';

type Row = { readonly id: string };

type Props<R extends Row> = {
  /** Screen readers read it as the name of the list. */
  readonly label: string;
  readonly rows: readonly R[];
  readonly onChange: (rows: readonly R[]) => void;
  readonly create: () => R;
  /** The text of the button that adds a row: «Añadir una línea». */
  readonly addLabel: string;
  readonly least?: number;
  readonly most?: number;
  /** Animates rows that appear or disappear. */
  readonly animated?: boolean;
  readonly children: (row: R, change: (patch: Partial<R>) => void, at: number) => ReactNode;
};

/**
 * A group of fields repeated for each row. Adding a row gives it the focus, and removing one returns the focus to the
 * row before.
 */
export function Repeater<R extends Row>({ label, rows, onChange, create, addLabel, ...rest }: Props<R>) {
  const { least = 1, most = Infinity, animated, children } = rest;
  const { t } = useTranslation('kit');
  const { list, focusRow } = useRowFocus();
  const latest = useLatest(rows);
  const remove = async ({ id }: R, at: number) => {
    if (animated) await shrunk(list.current?.children[at]);
    onChange(latest.current.filter((other) => other.id !== id));
    focusRow(Math.max(0, at - 1));
  };
  return (
    <div className={styles.repeater} data-animated={animated}>
      <ol ref={list} aria-label={label}>
        {rows.map((row, at) => (
          <li key={row.id}>
            <div className={`vt-columns vt-gap-10 ${styles.fields}`}>
              {children(
                row,
                (patch) => onChange(rows.map((other) => (other === row ? { ...other, ...patch } : other))),
                at,
              )}
            </div>
            {rows.length > least && (
              <Button small look="danger" icon={IconTrash} onClick={() => remove(row, at)}>
                {t('removeRow')}
                <span className="vt-hidden">{at + 1}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button
          icon={IconPlus}
          onClick={() => {
            onChange([...rows, create()]);
            focusRow(rows.length);
          }}
        >
          {addLabel}
        </Button>
      )}
    </div>
  );
}

function useRowFocus() {
  const list = useRef<HTMLOListElement>(null);
  const focusRow = (at: number) =>
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    );
  return { list, focusRow };
}

/** A handler that waits reads the current rows from it: while one row shrinks, another may be edited. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

const SHRINK_MS = 160;

/** Waits until an element has shrunk to nothing; for people who ask for less motion it does not wait. */
async function shrunk(element: Element | undefined): Promise<void> {
  if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [height, none] = [`${element.clientHeight}px`, '0px'];
  const frames = { blockSize: [height, none], opacity: [1, 0], overflow: ['clip', 'clip'] };
  await element.animate(frames, SHRINK_MS).finished;
}
