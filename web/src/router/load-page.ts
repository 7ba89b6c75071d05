import type { ComponentType } from 'react';
import { createLoadAhead } from './load-ahead.ts';
import type { Location } from './location.ts';
import type { FindRoute, Page, Route, Visit } from './page.ts';
import type { Scroll } from './scroll.ts';

/** Milliseconds for which the last page stays while the next one loads. */
const PATIENCE_MS = 200;

/** What became of a visit: `redirect` is the address where the visitor belongs instead. */
type Outcome = { readonly redirect: string | undefined };

/** Loads one page after another. One that is still loading when the next is asked for is never shown. */
export function createPageLoader(find: FindRoute) {
  const ahead = createLoadAhead(find);
  const listeners = new Set<(page: Page) => void>();
  let shown: Page | undefined;
  let last = 0;

  const putFor = (turn: number) => (page: Page) => {
    if (turn !== last) return;
    shown = page;
    for (const listener of listeners) listener(page);
  };

  return {
    loadAhead: ahead.load,

    shown: () => shown,

    /** Hands every page to whoever draws it, until what it returns is called. */
    follow: (listener: (page: Page) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Shows the page of an address; undefined when another one was asked for meanwhile. */
    load: async (location: Location, scroll: Scroll): Promise<Outcome | undefined> => {
      const turn = ++last;
      const { route, params } = find(location.pathname);
      const put = putFor(turn);
      const visit = { ...location, params };
      const redirect = await openPage({ route, visit, scroll, ahead: ahead.take(location), put });
      return turn === last ? { redirect } : undefined;
    },

    /** Shows the same page for another query, without loading anything; false when it is not that page that is shown. */
    turnTo: ({ pathname, search }: Location, scroll: Scroll): boolean => {
      if (shown?.place.pathname !== pathname || shown.content.is !== 'loaded') return false;
      putFor(++last)({ ...shown, search, scroll });
      return true;
    },
  };
}

type Opening = {
  readonly route: Route;
  readonly visit: Visit;
  readonly scroll: Scroll;
  /** The content, if it is being loaded already. */
  readonly ahead: Promise<ComponentType | undefined> | undefined;
  readonly put: (page: Page) => void;
};

async function openPage({ route, visit, scroll, ahead, put }: Opening): Promise<string | undefined> {
  const { pathname, params, search } = visit;
  const place = { pathname, params, refused: false };
  let page: Page = { place, search, frames: [], content: { is: 'loading' }, scroll };
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    const entry = await route.enter(visit);
    if ('redirect' in entry) return entry.redirect;
    const { frames, refusal } = entry;
    page = { ...page, frames, place: { ...place, refused: refusal !== undefined } };
    patience = setTimeout(put, PATIENCE_MS, page);
    const Screen = refusal ?? (await ahead) ?? (await route.load(visit, { ahead: false }));
    put({ ...page, content: { is: 'loaded', Screen } });
  } catch (error) {
    put({ ...page, content: { is: 'failed', error } });
  } finally {
    clearTimeout(patience);
  }
  return undefined;
}
