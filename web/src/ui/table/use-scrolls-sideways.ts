import { type RefObject, useEffect } from 'react';

/**
 * Marks the region whose table is wider than itself. Only then does it scroll by itself: otherwise nothing scrolls
 * but the page, so that the head can stick under the navigation bar.
 */
export function useScrollsSideways(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = region.current?.querySelector('table');
    if (!table || !region.current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      if (region.current) {
        region.current.dataset.scrolls = String(table.offsetWidth > region.current.clientWidth + 1);
      }
    };
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    watch.observe(region.current);
    return () => watch.disconnect();
  });
}
