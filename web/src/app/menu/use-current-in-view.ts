import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a menu that is taller than the window to the entry of the current page. */
export function useCurrentInView<Menu extends HTMLElement>(
  current: ReadonlySet<string>,
  shown = true,
): RefObject<Menu | null> {
  const menu = useRef<Menu>(null);
  useEffect(() => {
    if (!shown || current.size === 0 || !menu.current) return;
    menu.current.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    // An entry wider than a collapsed menu would scroll it sideways too, and move its icons.
    menu.current.scrollLeft = 0;
  }, [current, shown]);
  return menu;
}
