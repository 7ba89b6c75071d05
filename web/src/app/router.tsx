import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { searchOf } from '../data/address.ts';
import { parseSearch } from '../data/list-state.ts';
import type { AreaScreen } from './area-screens.ts';
import { BlankFrame } from './frame/blank-frame.tsx';
import { RootFrame } from './frame/root-frame.tsx';
import { ScreenLoading } from './frame/screen-loading.tsx';
import { Shell, WorkLayer } from './load-work.ts';
import { type Loaded, restRoute, routeOf } from './routes.tsx';
import type { ScreensTable } from './screens-table.ts';
import { ErrorScreen } from './system/error-screen.tsx';

type Options = {
  readonly table: ScreensTable;
  /** Screens that are already loaded, by the id of their row. */
  readonly atHand?: Loaded;
  readonly history?: RouterHistory;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Makes the router of a screens table. It grows when the table does. */
export function createAppRouter({ table, atHand = {}, history }: Options) {
  const router = createRouter({
    routeTree: treeOf(table, atHand),
    history,
    // The folder of the host for which the product was built.
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    parseSearch,
    stringifySearch: (search) => {
      const text = searchOf(search);
      return text === '' ? '' : `?${text}`;
    },
  });
  table.onChange(() => router.update({ ...router.options, routeTree: treeOf(table, atHand) }));
  return router;
}

/** The routes: a frame for signing in, one for working with or without menu, and a route for each row. */
function treeOf(table: ScreensTable, atHand: Loaded) {
  const root = createRootRoute({ component: RootFrame });
  const guest = createRoute({ getParentRoute: () => root, id: 'guest', component: BlankFrame });
  const work = createRoute({ getParentRoute: () => root, id: 'work', component: WorkLayer });
  const shell = createRoute({ getParentRoute: () => work, id: 'shell', component: Shell });
  const blank = createRoute({ getParentRoute: () => work, id: 'blank', component: BlankFrame });
  const frames = { guest, shell, app: shell, blank };
  const rowsIn = (...names: (keyof typeof frames)[]) =>
    table
      .read()
      .filter((screen) => names.includes(frameOf(screen)))
      .map((screen) => routeOf(screen, frames[frameOf(screen)], atHand));

  return root.addChildren([
    guest.addChildren(rowsIn('guest')),
    work.addChildren([shell.addChildren(rowsIn('shell', 'app')), blank.addChildren(rowsIn('blank'))]),
    restRoute(root, table),
  ]);
}

function frameOf({ guestsOnly, visitors, layout }: Pick<AreaScreen, 'guestsOnly' | 'visitors' | 'layout'>) {
  return guestsOnly || visitors ? 'guest' : layout;
}
