import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { CellEdit } from '../columns.ts';
import { CellField } from './cell-field.tsx';
import styles from './edit.module.css';
import { useCellEdit } from './use-cell-edit.ts';

type Props<Row> = {
  readonly edit: CellEdit<Row>;
  readonly row: Row;
  readonly label: string;
  readonly name: string;
  /** Reads the rows again. */
  readonly onStale: () => unknown;
  readonly children: ReactNode;
};

/**
 * A cell that can be edited. Its button, a double press, `e` or F2 begins. The arrow keys reach it from its row, so
 * that it adds no stop of the Tab key.
 */
export function EditableCell<Row>({ edit, row, label, name, onStale, children }: Props<Row>) {
  const { t } = useTranslation('ui');
  const button = useRef<HTMLButtonElement>(null);
  const comesBack = useRef(false);
  const cell = useCellEdit(edit, row, onStale);
  const { editing } = cell;

  // It returns the focus after the field has gone, and only if the focus was still in it.
  useEffect(() => {
    if (editing || !comesBack.current) return;
    comesBack.current = false;
    button.current?.focus();
  }, [editing]);

  if (editing) {
    return (
      <CellField
        {...{ edit, cell, editing }}
        label={t('cellOf', { column: label, row: name })}
        onComesBack={(back) => {
          comesBack.current = back;
        }}
      />
    );
  }
  return (
    <>
      {children}
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        data-cell-edit
        className={styles.pencil}
        aria-label={t('editCell', { column: label, row: name })}
        title={t('editCell', { column: label, row: name })}
        onClick={cell.start}
      >
        <IconPencil size={16} aria-hidden />
      </button>
      {cell.saved && (
        <span className="vt-hidden" role="status">
          {t('saved')}
        </span>
      )}
    </>
  );
}
