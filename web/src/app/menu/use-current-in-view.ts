import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the entry of the page on show within what one sees of a menu taller than its window. */
export function useCurrentInView<Menu extends HTMLElement>(
  current: ReadonlySet<string>,
  shown = true,
): RefObject<Menu | null> {
  const menu = useRef<Menu>(null);
  useEffect(() => {
    if (!shown || current.size === 0 || !menu.current) return;
    menu.current.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    // An entry wider than a collapsed menu also draws it sideways, and its icons with it.
    menu.current.scrollLeft = 0;
  }, [current, shown]);
  return menu;
}
