import { createContext, use, useSyncExternalStore } from 'react';
import type { Pages, Params, Place } from './page.ts';
import type { Router } from './router.ts';
import type { RawSearch } from './search.ts';

export const RouterContext = createContext<Router | undefined>(undefined);
export const PagesContext = createContext<Pages>({});
export const AheadContext = createContext(false);
export const PlaceContext = createContext<Place | undefined>(undefined);
export const SearchContext = createContext<RawSearch | undefined>(undefined);

const NOWHERE: Place = { pathname: '/', params: {}, refused: false };
const NOTHING: RawSearch = {};

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router around this component');
  return router;
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

export function usePages(): Pages {
  return use(PagesContext);
}

/** Whether the page around is drawn out of sight, before anybody has gone there. */
export function useIsAhead(): boolean {
  return use(AheadContext);
}

/** Which page is shown; before the first one it is the root. */
export function usePlace(): Place {
  return use(PlaceContext) ?? NOWHERE;
}

/** The path of the address at hand, also while its page is not shown yet. */
export function usePathAtHand(): string {
  const router = useRouter();
  return useSyncExternalStore(router.history.subscribe, () => router.location.pathname);
}

/** The parameters in the path of the page that is shown. */
export function useParams(): Params {
  return usePlace().params;
}

export function useSearch(): RawSearch {
  return use(SearchContext) ?? NOTHING;
}
