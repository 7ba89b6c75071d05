import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * The row that is looked at beside the list, by its place among the rows: the key opens and closes it, moving the focus to
 * another row moves it too, and Esc closes it. A list without a panel has none.
 */
export function usePeek(body: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState<number>();
  const onEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) setAt(undefined);
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const rows = [...(body.current?.querySelectorAll(':scope > tr:not([data-detail], [data-head])') ?? [])];
    const focused = rows.findIndex((row) => target instanceof Node && row.contains(target));
    if (focused >= 0) setAt(focused);
  });
  const isOpen = at !== undefined && at < count;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onEscape);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isOpen]);
  return {
    at: isOpen ? at : undefined,
    toggle: (index: number) => setAt(isOpen && at === index ? undefined : index),
    close: () => setAt(undefined),
  };
}
