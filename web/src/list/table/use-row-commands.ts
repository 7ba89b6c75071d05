import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCommandKey } from '../../ui/nav/keys.ts';
import { ownsKeys } from './keys/owns-keys.ts';

/** A click on one of these inside a row does not open the row. */
const OWN_ACTION = 'a, button, input, select, label, summary';
const ROW = 'tr, li';
const CELL = '[data-cell-edit]';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-link]');
const rowsOf = (body: HTMLElement) =>
  [...body.children].filter((row) => row instanceof HTMLElement && !row.dataset.detail) as HTMLElement[];

/** Unlike the heading of a group, to which the keys move too. */
const isRow = (row: HTMLElement) => row.dataset.head === undefined;

/** What each key does with the focused row. */
type RowKeys = Readonly<Record<string, ((index: number) => void) | undefined>>;

/**
 * Makes rows answer the pointer anywhere, and the keyboard: `j`, `k` and the arrows move between them, `x` chooses the
 * focused one (with Shift, all from the last one chosen), `keys` run other actions, such as `e` to edit, and Enter
 * opens it because the focus is on its link. Where cells can be edited, F2 begins with the first, as does `e` when it
 * has no other use, and the arrows reach the others. The rows are the children of a table's body or of a list.
 */
export function useRowCommands(body: RefObject<HTMLElement | null>, keys: RowKeys = {}): void {
  const onOther = useEffectEvent((event: KeyboardEvent, index: number, row: HTMLElement | undefined) => {
    const { key } = event;
    // The space presses what has the focus, such as a box; on a link it would scroll the page.
    if (key === ' ' && !document.activeElement?.matches('a, tr')) return;
    const own = keys[key];
    if (own) {
      event.preventDefault();
      own(index);
    } else if (key === 'e') editCell(row);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!body.current || !ownsKeys(body.current.closest('table, [data-list]'))) return;
      const rows = rowsOf(body.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const arrow = event.key.startsWith('Arrow');
      // The arrow keys scroll the page and serve its fields until a row has the focus.
      if (arrow ? at < 0 || isField(event.target) || hasModifier(event) : !isCommandKey(event)) return;
      if (event.key.toLowerCase() === 'x') choose(rows[at], event.shiftKey);
      if (!arrow && at >= 0) onOther(event, rows.filter(isRow).indexOf(rows[at]!), rows[at]);
      const step = STEPS[event.key];
      const next = step === undefined ? cellBeside(rows[at], event.key) : besideOf(rows[at + step]);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const onF2 = ({ key }: KeyboardEvent) => {
      const { activeElement } = document;
      if (key !== 'F2' || !body.current?.contains(activeElement) || isField(activeElement)) return;
      editCell(
        activeElement?.closest<HTMLElement>('td:has([data-cell-edit])') ?? activeElement?.closest(ROW),
      );
    };

    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !body.current?.contains(event.target)) return;
      const cell = event.target.closest('[data-editable]');
      if (cell && event.detail > 1 && !event.target.closest(OWN_ACTION)) return editCell(cell);
      if (cell || event.target.closest(OWN_ACTION) || getSelection()?.type === 'Range') return;
      const { ctrlKey, metaKey, shiftKey } = event;
      linkOf(event.target.closest(ROW))?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    };

    document.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onF2);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onF2);
      document.removeEventListener('click', onClick);
    };
  }, [body]);
}

/** The element to focus in a row: the same cell as before, or else its link, its checkbox or the row itself. */
function besideOf(row: HTMLElement | undefined): HTMLElement | undefined {
  const cell = document.activeElement?.matches(CELL) ? document.activeElement.closest('td')?.cellIndex : -1;
  const same = row?.querySelector<HTMLElement>(`:scope > :nth-child(${Number(cell) + 1}) > ${CELL}`);
  return same ?? linkOf(row) ?? row?.querySelector<HTMLElement>('input') ?? row;
}

/** The next editable cell of the row, or its link when going back from the first. */
function cellBeside(row: HTMLElement | undefined, key: string): HTMLElement | undefined {
  if (!row || !/^Arrow(Left|Right)$/.test(key)) return undefined;
  const stops = [...row.querySelectorAll<HTMLElement>(`[data-row-link], ${CELL}`)];
  const forwards = (key === 'ArrowRight') !== row.matches('[dir="rtl"] *');
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  return stops[Math.max(at, 0) + (forwards ? 1 : -1)];
}

function editCell(place: Element | null | undefined): void {
  place?.querySelector<HTMLElement>(CELL)?.click();
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
