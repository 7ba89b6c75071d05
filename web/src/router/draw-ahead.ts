import type { Ahead } from './load-ahead.ts';
import type { Location } from './location.ts';
import type { FindRoute, Page } from './page.ts';
import { newDrawing, type PageStore } from './pages.ts';

type Options = {
  readonly find: FindRoute;
  readonly load: (location: Location) => Ahead;
  readonly store: PageStore;
};

/**
 * Draws the page of a link that is about to be pressed out of sight: one page at a time, once what it reads is there, and
 * only inside the frames of the one that is shown.
 */
export function createDrawAhead({ find, load, store }: Options) {
  /** The address whose page is drawn, or will be once what it reads is there. No other is drawn meanwhile. */
  let aimed: string | undefined;

  const aimAt = (href: string | undefined) => {
    aimed = href;
    const { shown, ahead } = store.now();
    if (ahead) store.hand({ shown });
  };

  const prepare = async (location: Location): Promise<Page | undefined> => {
    const { pathname, search } = location;
    const { route, params } = find(pathname);
    const visit = { ...location, params };
    const [Screen, entry] = await Promise.all([load(location), route.enter(visit)]);
    if (!Screen || 'redirect' in entry) return undefined;
    await route.read?.(visit);
    const place = { pathname, params, refused: false };
    const { frames } = entry;
    return { drawing: newDrawing(), place, search, frames, content: { is: 'loaded', Screen }, scroll: 0 };
  };

  return {
    /** Fails as its route does. */
    draw: async (location: Location): Promise<void> => {
      const { href, pathname } = location;
      if (aimed === href || store.now().shown?.place.pathname === pathname) return;
      aimAt(href);
      const ahead = await prepare(location);
      const pages = store.now();
      if (ahead && aimed === href && ahead.frames === pages.shown?.frames) store.hand({ ...pages, ahead });
    },

    forget: ({ href }: Location): void => {
      if (aimed === href) aimAt(undefined);
    },

    /** The page of an address that is visited, if it is drawn. Whatever else was about to be drawn is not any more. */
    take: ({ href }: Location): Page | undefined => {
      const drawn = aimed === href ? store.now().ahead : undefined;
      aimed = undefined;
      return drawn;
    },
  };
}
