import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { parseDay } from '../../../format/parse-date.ts';
import { decimalSign } from '../../../format/parse-number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import type { CellEdit } from '../columns.ts';
import styles from './edit.module.css';
import { goOn } from './go-on.ts';
import type { useCellEdit } from './use-cell-edit.ts';

type Cell = ReturnType<typeof useCellEdit>;

type Props<Row> = {
  readonly edit: CellEdit<Row>;
  readonly cell: Cell;
  readonly editing: NonNullable<Cell['editing']>;
  readonly label: string;
  /** Called with whether the focus should return to the cell once the field closes. */
  readonly onComesBack: (comesBack: boolean) => void;
};

/** The field in which a cell is edited. Enter saves, Esc discards, and Tab saves and goes on to the next cell. */
export function CellField<Row>({ edit, cell, editing, label, onComesBack }: Props<Row>) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLSpanElement>(null);
  const reasonId = useId();
  const { text, saving, error, conflict } = editing;
  const sayOf = (value: string) => sayingOf(edit, value) || t('nothing');

  const { closing, close, closeHere } = useClosing(onComesBack);
  /** Returns whether the key was meant for the cell. */
  const answer = (key: string, shiftKey: boolean): boolean => {
    if (key === 'Enter') closeHere(() => cell.save());
    else if (key === 'Escape') closeHere(cell.cancel);
    else if (key === 'Tab') {
      close(() => cell.save());
      return goOn(box.current, shiftKey);
    } else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement && event.key !== 'Escape') return;
    if (!answer(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Leaving the field with the pointer saves too, so that no text is lost unnoticed. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (closing.current || conflict || error || box.current?.contains(relatedTarget) || !document.hasFocus())
      return;
    cell.save();
  };

  return (
    <span ref={box} className={styles.editing} {...{ onKeyDown, onBlur }}>
      <Control
        {...{ edit, text, label, saving }}
        describedBy={error || conflict ? reasonId : undefined}
        onText={cell.write}
      />
      {error && (
        <span id={reasonId} role="alert" className={styles.error}>
          {error}
        </span>
      )}
      {conflict && (
        <span id={reasonId} role="alert" className={styles.error}>
          {t('cellConflict', { theirs: sayOf(conflict.theirs), mine: sayOf(text) })}
        </span>
      )}
      {conflict && (
        <ConflictChoice
          onMine={() => closeHere(() => cell.save(conflict.version))}
          onTheirs={() => closeHere(cell.keepTheirs)}
        />
      )}
    </span>
  );
}

/** Closes the field with some work, during which losing the focus must not save again. */
function useClosing(onComesBack: (comesBack: boolean) => void) {
  const closing = useRef(false);
  const close = async (work: () => unknown) => {
    closing.current = true;
    await work();
    closing.current = false;
  };
  const closeHere = async (work: () => unknown) => {
    onComesBack(true);
    await close(async () => {
      if ((await work()) === false) onComesBack(false);
    });
  };
  return { closing, close, closeHere };
}

type ConflictChoiceProps = { readonly onMine: () => void; readonly onTheirs: () => void };

function ConflictChoice({ onMine, onTheirs }: ConflictChoiceProps) {
  const { t } = useTranslation('ui');
  return (
    <span className="vt-toolbar vt-gap-6">
      <Button small look="primary" onClick={onMine}>
        {t('keepMine')}
      </Button>
      <Button small onClick={onTheirs}>
        {t('keepTheirs')}
      </Button>
    </span>
  );
}

type ControlProps<Row> = {
  readonly edit: CellEdit<Row>;
  readonly text: string;
  readonly label: string;
  readonly saving: boolean | undefined;
  readonly describedBy: string | undefined;
  readonly onText: (text: string) => void;
};

function Control<Row>({ edit, text, label, saving, describedBy, onText }: ControlProps<Row>) {
  const shared = {
    'aria-label': label,
    'aria-invalid': describedBy ? true : undefined,
    'aria-describedby': describedBy,
    'aria-busy': saving,
    className: styles.field,
    ref: takeFocus,
  };
  if (edit.kind === 'choice') {
    return (
      <select {...shared} value={text} onChange={({ target }) => onText(target.value)}>
        {edit.choices?.map(({ value, label: choiceLabel }) => (
          <option key={value} value={value}>
            {choiceLabel}
          </option>
        ))}
      </select>
    );
  }
  if (edit.kind === 'date') return <DayInput {...{ shared, text, saving, onText }} />;
  const isNumber = edit.kind === 'number';
  return (
    <input
      {...shared}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      value={isNumber ? text.replace('.', decimalSign()) : text}
      readOnly={saving}
      onChange={({ target }) => onText(isNumber ? target.value.replace(decimalSign(), '.') : target.value)}
    />
  );
}

type DayProps = Pick<ControlProps<unknown>, 'text' | 'saving' | 'onText'> & {
  readonly shared: ComponentProps<'input'>;
};

/**
 * A date in the format of the program, whatever the language of the browser. A text that is no date is passed on as it
 * was typed.
 */
function DayInput({ shared, text, saving, onText }: DayProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState(() => writtenDay(text));
  return (
    <input
      {...shared}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('dayFormat')}
      value={typed}
      readOnly={saving}
      onChange={({ target }) => {
        setTyped(target.value);
        onText(parseDay(target.value) ?? target.value);
      }}
    />
  );
}

function writtenDay(text: string): string {
  return parseDay(text) ? formatFecha(text) : text;
}

/** Focuses the field once, when it appears. */
function takeFocus(field: HTMLInputElement | HTMLSelectElement | null): void {
  if (!field) return;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}

function sayingOf<Row>({ kind, choices }: CellEdit<Row>, value: string): string {
  if (kind === 'date') return writtenDay(value);
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}
