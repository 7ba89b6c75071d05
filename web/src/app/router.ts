import type { RouterHistory } from '@tanstack/history';
import { findByPath } from '../router/path.ts';
import { createRouter, type Router } from '../router/router.ts';
import { type Loaded, restRoute, routeOf } from './routes.ts';
import type { ScreensTable } from './screens-table.ts';

type Options = {
  readonly table: ScreensTable;
  /** Screens that are already loaded, by the id of their row. */
  readonly atHand?: Loaded;
  readonly history?: RouterHistory;
};

/** Makes the router of a screens table, which finds what the table has got by then. */
export function createAppRouter({ table, atHand = {}, history }: Options): Router {
  const rest = restRoute(table);
  return createRouter({
    find: (pathname) => {
      const found = findByPath(table.read(), pathname);
      return found
        ? { route: routeOf(found.row, atHand), params: found.params }
        : { route: rest, params: {} };
    },
    // The folder of the host for which the product was built.
    base: import.meta.env.BASE_URL,
    history,
  });
}
