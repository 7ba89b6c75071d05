import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCommandKey } from '../nav/keys.ts';
import { ownsKeys } from './keys/owns-keys.ts';

/** Buttons, links and fields inside a row do their own thing. */
const OWN_ACTION = 'a, button, input, select, label, summary';
const ROW = 'tr, li';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-link]');
const rowsOf = (body: HTMLElement) =>
  [...body.children].filter((row) => row instanceof HTMLElement && !row.dataset.detail) as HTMLElement[];

/** What a key does with the row in focus. */
type RowKeys = Readonly<Record<string, ((index: number) => void) | undefined>>;

/**
 * Rows answer the pointer anywhere and the keyboard: `j`, `k` and the arrows walk them, `x` chooses the one in focus
 * (with Shift, all from the last one chosen), `keys` do what else can be done with it, as `e` edits it, and Enter opens
 * it because the focus is on its link. The rows are the children of a table's body or of a list.
 */
export function useRowCommands(body: RefObject<HTMLElement | null>, keys: RowKeys = {}): void {
  const onOther = useEffectEvent((key: string, index: number) => keys[key]?.(index));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!body.current || !ownsKeys(body.current.closest('table, [data-list]'))) return;
      const rows = rowsOf(body.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const arrow = event.key.startsWith('Arrow');
      // Arrows belong to the page and its fields until a row has the focus.
      if (arrow ? at < 0 || isField(event.target) || hasModifier(event) : !isCommandKey(event)) return;
      if (event.key.toLowerCase() === 'x') choose(rows[at], event.shiftKey);
      if (!arrow && at >= 0) onOther(event.key, at);
      const step = STEPS[event.key];
      const next = step === undefined ? undefined : rows[at + step];
      if (!next) return;
      event.preventDefault();
      focusRow(next);
    };

    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !body.current?.contains(event.target)) return;
      if (event.target.closest(OWN_ACTION) || getSelection()?.type === 'Range') return;
      const { ctrlKey, metaKey, shiftKey } = event;
      linkOf(event.target.closest(ROW))?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    };

    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [body]);
}

/** On its link, or its checkbox, or the row itself when it has neither. */
function focusRow(row: HTMLElement): void {
  (linkOf(row) ?? row.querySelector<HTMLElement>('input') ?? row).focus();
}

function choose(row: HTMLElement | undefined, shiftKey: boolean): void {
  const box = row?.querySelector('[data-row-choice]');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('select, textarea, input:not([type="checkbox"])');
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
