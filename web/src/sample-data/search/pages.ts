import type { Page, PageEntry } from './search.ts';

/** These pages are bookmarked before anybody has chosen. */
const FLAGGED_FIRST = new Set(['/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar']);

let pages: readonly PageEntry[] = [];

/** Tells the samples which screens there are, since they know none. Ids follow the order of the screens, from 1. */
export function setPages(screens: readonly Page[]): void {
  pages = screens.map((screen, index) => ({
    ...screen,
    id: index + 1,
    isBookmarked: FLAGGED_FIRST.has(screen.link),
  }));
}

export function readPages(): readonly PageEntry[] {
  return pages;
}

/** Bookmarks a page or takes its bookmark away. False means that there is no such page. */
export function toggleBookmark(id: number): boolean {
  const index = pages.findIndex((page) => page.id === id);
  const page = pages[index];
  if (page) pages = pages.with(index, { ...page, isBookmarked: !page.isBookmarked });
  return page !== undefined;
}
