import { type RefObject, useEffect } from 'react';

/** Pinned columns that would cover more than this share of the region are unpinned. */
const MOST_COVERED = 0.6;

/**
 * Marks the region whose table is wider than it. Only then does the region scroll: otherwise only the page does, so
 * that the heading can stick below the navigation bar. It also sets where each pinned column stops.
 */
export function useScrollsSideways(
  region: RefObject<HTMLElement | null>,
  /** Whether the table is on the page, and what decides which headings it has. */
  {
    drawn,
    columns,
    pinned,
  }: { readonly drawn: boolean; readonly columns: unknown; readonly pinned?: number },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when the headings to watch are others
  useEffect(() => {
    const table = region.current?.querySelector('table');
    if (!table || !region.current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      if (!region.current) return;
      region.current.dataset.scrolls = String(table.offsetWidth > region.current.clientWidth + 1);
      pinColumns(region.current, table);
    };
    const watch = new ResizeObserver(measure);
    const heads = table.querySelectorAll('thead [data-pinned]');
    for (const element of [table, region.current, ...heads]) watch.observe(element);
    return () => watch.disconnect();
  }, [region, drawn, columns, pinned]);
}

function pinColumns(region: HTMLElement, table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll<HTMLElement>('thead [data-pinned]')];
  let taken = 0;
  for (const [index, head] of heads.entries()) {
    const start = taken;
    taken += head.offsetWidth;
    const fits = index === 0 || taken < region.clientWidth * MOST_COVERED;
    region.style.setProperty(`--pin-${index}`, fits ? `${start}px` : 'auto');
    // Scrolling to the focused element leaves it beside the pinned columns, and not under them.
    if (fits) region.style.scrollPaddingInlineStart = `${taken}px`;
  }
}
