import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the row with the focus disappears, because it was deleted or another page came, the row in its place gets the
 * focus, which would otherwise leave the list.
 */
export function useFocusKept(body: RefObject<HTMLTableSectionElement | null>, rows: unknown): void {
  const last = useRef(-1);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const at = row && body.current ? [...body.current.rows].indexOf(row) : -1;
      last.current = at;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [body]);

  useEffect(() => {
    if (rows === undefined || last.current < 0 || document.activeElement !== document.body || !body.current)
      return;
    const row = [...body.current.rows].at(Math.min(last.current, body.current.rows.length - 1));
    (row?.querySelector<HTMLElement>('[data-row-link], input, button') ?? row)?.focus();
  }, [body, rows]);
}
