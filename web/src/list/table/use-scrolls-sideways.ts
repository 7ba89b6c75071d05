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
    const measure = () => region.current && place(region.current, table);
    const watch = new ResizeObserver(measure);
    const heads = table.querySelectorAll('thead [data-pinned]');
    for (const element of [table, region.current, ...heads]) watch.observe(element);
    return () => watch.disconnect();
  }, [region, drawn, columns, pinned]);
}

/**
 * A region that fits is left alone: whatever is set on it, every cell below has to be styled again for, when the page has
 * just been laid out.
 */
function place(region: HTMLElement, table: HTMLTableElement): void {
  const scrolls = table.offsetWidth > region.clientWidth + 1;
  if (!scrolls) {
    delete region.dataset.scrolls;
    region.style.removeProperty('scroll-padding-inline-start');
    return;
  }
  const pins = pinsOf(region, table);
  region.dataset.scrolls = 'true';
  for (const [index, start] of pins.starts.entries()) region.style.setProperty(`--pin-${index}`, start);
  // Scrolling to the focused element leaves it beside the pinned columns, and not under them.
  region.style.scrollPaddingInlineStart = `${pins.widthPx}px`;
}

/** Where each pinned column stops, and how much of the region they cover. */
function pinsOf(region: HTMLElement, table: HTMLTableElement) {
  const heads = table.querySelectorAll<HTMLElement>('thead [data-pinned]');
  const starts: string[] = [];
  let taken = 0;
  let widthPx = 0;
  for (const [index, head] of heads.entries()) {
    const start = taken;
    taken += head.offsetWidth;
    const fits = index === 0 || taken < region.clientWidth * MOST_COVERED;
    starts.push(fits ? `${start}px` : 'auto');
    if (fits) widthPx = taken;
  }
  return { starts, widthPx };
}
