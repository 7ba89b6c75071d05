import type { ComponentType } from 'react';
import type { Location } from './location.ts';
import type { FindRoute } from './page.ts';

/** Milliseconds for which the data that was read with a page is taken for fresh. */
const FRESH_MS = 30_000;

/** The content of a page; undefined for who may not enter it, and after a failure, which is left to the visit itself. */
export type Ahead = Promise<ComponentType | undefined>;

export function createLoadAhead(find: FindRoute) {
  const loading = new Map<string, { readonly content: Ahead; readonly until: number }>();

  const load = async (location: Location): Ahead => {
    const { route, params } = find(location.pathname);
    const visit = { ...location, params };
    const entry = await route.enter(visit);
    if ('redirect' in entry || entry.refusal) return undefined;
    return route.load(visit, { ahead: true });
  };

  return {
    load: (location: Location): Ahead => {
      const { href } = location;
      const found = loading.get(href);
      if (found && found.until > Date.now()) return found.content;
      const content = load(location).catch(() => {
        loading.delete(href);
        return undefined;
      });
      loading.set(href, { content, until: Date.now() + FRESH_MS });
      return content;
    },
    /** What has been loaded, or is being loaded, for this address; the next visit loads it anew. */
    take: ({ href }: Location): Ahead | undefined => {
      const found = loading.get(href);
      loading.delete(href);
      return found && found.until > Date.now() ? found.content : undefined;
    },
  };
}
