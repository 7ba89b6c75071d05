import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { searchOf } from '../data/address.ts';
import { parseSearch } from '../data/list-state.ts';
import { readSession } from '../data/session.ts';
import { BlankFrame } from './frame/blank-frame.tsx';
import { RootFrame } from './frame/root-frame.tsx';
import { ScreenLoading } from './frame/screen-loading.tsx';
import { ScreenView } from './frame/screen-view.tsx';
import { decideEntry, HOME, SIGN_IN, safeReturn } from './guard.ts';
import { loadTexts } from './i18n.ts';
import { routerPath } from './paths.ts';
import type { AreaScreen } from './screens.ts';
import { ErrorScreen } from './system/error-screen.tsx';
import { NotFound } from './system/not-found.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: AreaScreen;
  }
}

type Loaded = Readonly<Record<string, ComponentType>>;

type Options = {
  readonly screens: readonly AreaScreen[];
  /** Screens already loaded, by the id of their row. */
  readonly atHand?: Loaded;
  readonly history?: RouterHistory;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

const loadWork = () => import('./work.ts');
const WorkLayer = lazyRouteComponent(loadWork, 'WorkLayer');
const Shell = lazyRouteComponent(loadWork, 'Shell');

/** Fetches what every working screen needs, before anybody asks for one. */
export function preloadWork(): void {
  loadWork().catch(() => undefined);
}

/** The router of a screens table: a frame for signing in, one for working with or without menu, one route a row. */
export function createAppRouter({ screens, atHand = {}, history }: Options) {
  const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFound });
  const guest = createRoute({ getParentRoute: () => root, id: 'guest', component: BlankFrame });
  const work = createRoute({ getParentRoute: () => root, id: 'work', component: WorkLayer });
  const shell = createRoute({ getParentRoute: () => work, id: 'shell', component: Shell });
  const blank = createRoute({ getParentRoute: () => work, id: 'blank', component: BlankFrame });
  const frames = { guest, shell, blank };
  const rowsIn = (frame: keyof typeof frames) =>
    screens
      .filter((screen) => (screen.guestsOnly ? 'guest' : screen.layout) === frame)
      .map((screen) => routeOf(screen, frames[frame], atHand));

  const hasRoot = screens.some((screen) => screen.path === '/');
  return createRouter({
    routeTree: root.addChildren([
      guest.addChildren(rowsIn('guest')),
      work.addChildren([shell.addChildren(rowsIn('shell')), blank.addChildren(rowsIn('blank'))]),
      ...(hasRoot ? [] : [redirectRoute(root)]),
    ]),
    history,
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
}

function redirectRoute(root: AnyRoute) {
  return createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: HOME, replace: true });
    },
  });
}

function routeOf(screen: AreaScreen, parent: AnyRoute, atHand: Loaded) {
  return createRoute({
    getParentRoute: () => parent,
    path: routerPath(screen.path),
    staticData: { screen },
    component: ScreenView,
    staleTime: Number.POSITIVE_INFINITY,
    beforeLoad: ({ location, search }) => {
      const entry = decideEntry(screen, readSession()?.userData);
      if (entry === 'home') throw redirect({ href: returnOf(search), replace: true });
      if (entry === 'sign-in') {
        throw redirect({ href: `${SIGN_IN}?${searchOf({ volver: location.href })}`, replace: true });
      }
      return { entry };
    },
    loader: async ({ context }) => {
      if (context.entry !== 'open') return undefined;
      const [content] = await Promise.all([
        atHand[screen.id] ?? screen.load().then((module) => module.default),
        loadTexts(screen.area),
      ]);
      return content;
    },
  });
}

function returnOf(search: object): string {
  return safeReturn('volver' in search ? search.volver : undefined);
}
