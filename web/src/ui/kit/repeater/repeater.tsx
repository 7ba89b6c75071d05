import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../nav/button.tsx';
import styles from './repeater.module.css';

type Row = { readonly id: string };

type Props<R extends Row> = {
  /** What the rows are. */
  readonly label: string;
  readonly rows: readonly R[];
  readonly onChange: (rows: readonly R[]) => void;
  readonly create: () => R;
  /** «Añadir una línea». */
  readonly addLabel: string;
  readonly least?: number;
  readonly most?: number;
  readonly children: (row: R, change: (patch: Partial<R>) => void, at: number) => ReactNode;
};

/** The same fields again and again; adding begins on the new ones, and removing goes back to those before. */
export function Repeater<R extends Row>({ label, rows, onChange, create, addLabel, ...rest }: Props<R>) {
  const { least = 1, most = Infinity, children } = rest;
  const { t } = useTranslation('ui');
  const list = useRef<HTMLOListElement>(null);
  const focusRow = (at: number) =>
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    );
  return (
    <div className={styles.repeater}>
      <ol ref={list} aria-label={label}>
        {rows.map((row, at) => (
          <li key={row.id}>
            <div className={styles.fields}>
              {children(
                row,
                (patch) => onChange(rows.map((other) => (other === row ? { ...other, ...patch } : other))),
                at,
              )}
            </div>
            {rows.length > least && (
              <Button
                small
                look="danger"
                icon={IconTrash}
                onClick={() => {
                  onChange(rows.filter((other) => other !== row));
                  focusRow(Math.max(0, at - 1));
                }}
              >
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
