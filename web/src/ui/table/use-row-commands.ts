import { type RefObject, useEffect } from 'react';
import { isCommandKey } from '../nav/keys.ts';

/** Buttons, links and fields inside a row do their own thing. */
const OWN_ACTION = 'a, button, input, select, label, summary';

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-link]');

/**
 * Rows answer the pointer anywhere and the keyboard: `j` and `k` walk them, `x` selects the one in focus, and Enter
 * opens it because the focus is on its link.
 */
export function useRowCommands(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event) || !body.current) return;
      const rows = [...body.current.rows];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'x') rows[at]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      if (event.key !== 'j' && event.key !== 'k') return;
      const next = rows[event.key === 'j' ? at + 1 : at - 1];
      const target = linkOf(next) ?? next?.querySelector<HTMLElement>('input');
      if (!target) return;
      event.preventDefault();
      target.focus();
    };

    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !body.current?.contains(event.target)) return;
      if (event.target.closest(OWN_ACTION) || getSelection()?.type === 'Range') return;
      const { ctrlKey, metaKey, shiftKey } = event;
      linkOf(event.target.closest('tr'))?.dispatchEvent(
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
