import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import { createPageLoader } from './load-page.ts';
import { folderOf, hrefOf, type Location, locationOf, parseAddress, type Target } from './location.ts';
import type { FindRoute } from './page.ts';
import { createScrollMemory, type Scroll } from './scroll.ts';
import { createUnsaved } from './unsaved.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    readonly keepScroll?: boolean;
  }
}

type Options = {
  readonly find: FindRoute;
  /** The folder of the host where the product is installed: `/` or `/energia/`. */
  readonly base: string;
  /** The browser's history serves, unless a test gives another. */
  readonly history?: RouterHistory;
};

export type Router = ReturnType<typeof createRouter>;

/**
 * Follows the address: finds its route, asks it who may enter, loads the page, and hands it to whoever draws. It begins
 * at once, with the address at hand.
 */
export function createRouter({ find, base, history = createBrowserHistory() }: Options) {
  const folder = folderOf(base);
  const arrivals = createArrivals();
  const scrolls = createScrollMemory();
  let here = locationOf(history.location, folder);

  const loader = createPageLoader(find);

  const navigate = (target: Target): Promise<void> => {
    const href = hrefOf(target, here);
    const { replace = href === here.href, keepScroll, ignoreBlocker } = target;
    const arrival = arrivals.next();
    history[replace ? 'replace' : 'push'](folder + href, { keepScroll }, { ignoreBlocker });
    return arrival;
  };

  const load = async (scroll: Scroll) => {
    const outcome = await loader.load(here, scroll);
    if (outcome?.redirect !== undefined) {
      await navigate({ to: outcome.redirect, replace: true, ignoreBlocker: true });
    } else if (outcome) arrivals.settle();
  };

  const stop = history.subscribe(({ location, action }) => {
    scrolls.leave(location.state.key);
    here = locationOf(location, folder);
    const isNew = action.type === 'PUSH' || action.type === 'REPLACE';
    const scroll = isNew ? scrollOf(location.state.keepScroll, here.hash) : scrolls.kept();
    if (loader.turnTo(here, scroll)) arrivals.settle();
    else void load(scroll);
  });
  scrolls.leave(history.location.state.key);
  void load(scrolls.kept());

  return {
    history,
    /** The address at hand, also while its page still loads. */
    get location(): Location {
      return here;
    },
    pages: loader.pages,
    follow: loader.follow,
    /** Goes to another address; the promise is kept once that page, or the one that took its place, is loaded. */
    navigate,
    ...createAims(loader, (to) => parseAddress(hrefOf({ to }, here))),
    /** What an `<a>` of this page needs to lead to an address of the product. */
    hrefOf: (to: string) => history.createHref(to.startsWith('/') ? folder + to : to),
    /** Decides and loads again what is shown at the address at hand. */
    reload: () => load('keep'),
    unsaved: createUnsaved(history, (entry) => locationOf(entry, folder)),
    stop,
  };
}

/** What a link asks for before it is pressed. */
function createAims(loader: ReturnType<typeof createPageLoader>, addressOf: (to: string) => Location) {
  return {
    /** Loads the page of an address without going there. */
    loadAhead: (to: string): void => {
      void loader.loadAhead(addressOf(to));
    },
    /** Loads it and draws it out of sight, so that it only has to be shown: for a link about to be pressed. */
    drawAhead: (to: string): void => {
      // The visit itself says what failed.
      loader.drawAhead(addressOf(to)).catch(() => undefined);
    },
    /** The link of that address will not be pressed after all. */
    forgetAhead: (to: string): void => loader.forgetAhead(addressOf(to)),
  };
}

/** A new page begins at its top, or at the part that its address names. */
function scrollOf(keepScroll: boolean | undefined, anchor: string): Scroll {
  if (keepScroll) return 'keep';
  return anchor === '' ? 0 : { anchor };
}

/** The promises of those who wait until a page is loaded. */
function createArrivals() {
  const waiting = new Set<() => void>();
  return {
    next: () => new Promise<void>((resolve) => waiting.add(resolve)),
    settle: () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}
