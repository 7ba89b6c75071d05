import { createDrawAhead } from './draw-ahead.ts';
import { type Ahead, createLoadAhead } from './load-ahead.ts';
import type { Location } from './location.ts';
import type { FindRoute, Page, Route, Visit } from './page.ts';
import { createPageStore, keepDrawing, newDrawing } from './pages.ts';
import type { Scroll } from './scroll.ts';

/** Milliseconds for which the last page stays while the next one loads. */
const PATIENCE_MS = 200;

/** What became of a visit: `redirect` is the address where the visitor belongs instead. */
type Outcome = { readonly redirect: string | undefined };

/** Loads one page after another. One that is still loading when the next is asked for is never shown. */
export function createPageLoader(find: FindRoute) {
  const ahead = createLoadAhead(find);
  const store = createPageStore();
  const drawings = createDrawAhead({ find, load: ahead.load, store });
  let last = 0;

  const putFor = (turn: number) => (page: Page) => {
    if (turn === last) store.hand({ shown: keepDrawing(page, store.now().shown) });
  };

  return {
    loadAhead: ahead.load,
    drawAhead: drawings.draw,
    forgetAhead: drawings.forget,
    pages: store.now,
    follow: store.follow,

    /** Shows the page of an address; undefined when another one was asked for meanwhile. */
    load: async (location: Location, scroll: Scroll): Promise<Outcome | undefined> => {
      const turn = ++last;
      const { route, params } = find(location.pathname);
      const put = putFor(turn);
      const visit = { ...location, params };
      const drawn = drawings.take(location);
      const redirect = await openPage({ route, visit, scroll, drawn, ahead: ahead.take(location), put });
      return turn === last ? { redirect } : undefined;
    },

    /** Shows the same page for another query, without loading anything; false when it is not that page that is shown. */
    turnTo: ({ pathname, search }: Location, scroll: Scroll): boolean => {
      const { shown } = store.now();
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
  /** The page, if it has been drawn ahead. */
  readonly drawn: Page | undefined;
  /** The content, if it is being loaded already. */
  readonly ahead: Ahead | undefined;
  readonly put: (page: Page) => void;
};

async function openPage({ route, visit, scroll, drawn, ahead, put }: Opening): Promise<string | undefined> {
  const { pathname, params, search } = visit;
  const place = { pathname, params, refused: false };
  let page: Page = { drawing: newDrawing(), place, search, frames: [], content: { is: 'loading' }, scroll };
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    const entry = await route.enter(visit);
    if ('redirect' in entry) return entry.redirect;
    const { frames, refusal } = entry;
    if (drawn?.frames === frames && !refusal) {
      put({ ...drawn, scroll });
      return undefined;
    }
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
