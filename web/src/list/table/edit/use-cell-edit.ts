import { useLayoutEffect, useRef, useState } from 'react';
import { Problem, savedMeanwhile } from '../../../data/problem.ts';
import { parseDay } from '../../../format/parse-date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { CellEdit } from '../columns.ts';

/** The value that somebody else saved first. */
type CellConflict = { readonly theirs: string; readonly version: number };

type Editing = {
  readonly text: string;
  readonly saving?: boolean;
  readonly error?: string;
  readonly conflict?: CellConflict;
};

/**
 * The last save under way: changes are sent one after another, so that each is based on the last version of its row.
 */
let lastSaved: Promise<unknown> = Promise.resolve();

/** The state of one cell being edited: its text, whether it is being saved, and why it was refused. */
export function useCellEdit<Row>(edit: CellEdit<Row>, row: Row, onStale: () => unknown) {
  const { t } = useTranslation('ui');
  const [editing, setEditing] = useState<Editing>();
  const [saved, setSaved] = useState(false);
  const send = useSend(edit, row);

  const start = () => {
    setSaved(false);
    setEditing({ text: edit.value(row) });
  };
  const cancel = () => setEditing(undefined);

  /** Returns whether the cell can be left. */
  const save = async (version?: number): Promise<boolean> => {
    if (!editing || editing.saving) return false;
    const text = editing.text.trim();
    if (text === edit.value(row) && version === undefined) {
      cancel();
      return true;
    }
    const isNoDay = edit.kind === 'date' && text !== '' && parseDay(text) !== text;
    const error = isNoDay ? t('notADay') : edit.check?.(text);
    if (error) {
      setEditing({ text, error });
      return false;
    }
    setEditing({ text, saving: true });
    try {
      const sent = send(text, version);
      lastSaved = sent;
      await sent;
      setSaved(true);
      cancel();
      return true;
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      setEditing({ text, ...refusalOf(cause, edit.field) });
      return false;
    }
  };

  return {
    editing,
    saved,
    start,
    write: (text: string) => setEditing({ text }),
    save,
    cancel,
    keepTheirs: () => {
      cancel();
      onStale();
    },
  };
}

/** Sends a change of a cell after the previous one, so that each is based on the last version of its row. */
function useSend<Row>(edit: CellEdit<Row>, row: Row) {
  const latest = useRef({ edit, row });
  useLayoutEffect(() => {
    latest.current = { edit, row };
  });
  return async (text: string, version: number | undefined) => {
    await lastSaved.catch(() => undefined);
    // React draws the result of the previous change a moment later; without this the row would still have its old
    // version.
    await new Promise((done) => setTimeout(done, 0));
    await latest.current.edit.save(latest.current.row, text, version);
  };
}

function refusalOf(cause: Error, field: string): Pick<Editing, 'error' | 'conflict'> {
  if (!(cause instanceof Problem)) return { error: cause.message };
  const now = savedMeanwhile(cause);
  if (now) return { conflict: { theirs: String(now[field] ?? ''), version: now.version } };
  return { error: cause.errors[field] ?? cause.message };
}
