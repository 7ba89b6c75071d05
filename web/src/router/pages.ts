import type { Page, Pages } from './page.ts';

/** The pages at hand, and who draws them. */
export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore() {
  const listeners = new Set<(pages: Pages) => void>();
  let pages: Pages = {};
  return {
    now: () => pages,
    hand: (next: Pages) => {
      pages = next;
      for (const listener of listeners) listener(pages);
    },
    /** Hands the pages to whoever draws them, until what it returns is called. */
    follow: (listener: (pages: Pages) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

let drawings = 0;

export function newDrawing(): number {
  drawings += 1;
  return drawings;
}

/** A screen that follows itself, with other parameters in the path, keeps what it holds. */
export function keepDrawing(page: Page, before: Page | undefined): Page {
  const same =
    page.content.is === 'loaded' &&
    before?.content.is === 'loaded' &&
    page.content.Screen === before.content.Screen;
  return same ? { ...page, drawing: before.drawing } : page;
}
