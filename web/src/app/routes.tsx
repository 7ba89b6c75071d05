import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { searchOf } from '../data/address.ts';
import { insist, NewVersion, reloadOnce } from '../data/insist.ts';
import { readSession } from '../data/session.ts';
import { loadTexts } from '../texts/catalogue.ts';
import type { Address } from '../ui/frame/screen.ts';
import type { AreaScreen } from './area-screens.ts';
import { ScreenView } from './frame/screen-view.tsx';
import { decideEntry, type Entry, homeFrom, ROOT, SIGN_IN } from './guard.ts';
import { loadWork } from './load-work.ts';
import { routerPath } from './paths.ts';
import type { ScreensTable } from './screens-table.ts';
import { NotFound } from './system/not-found.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: AreaScreen;
  }
}

/** The content of screens, by the id of their row. */
export type Loaded = Readonly<Record<string, ComponentType>>;

/** The route of a row: who may open it, and what is loaded before it is shown. */
export function routeOf(screen: AreaScreen, parent: AnyRoute, atHand: Loaded) {
  return createRoute({
    getParentRoute: () => parent,
    path: routerPath(screen.path),
    staticData: { screen },
    component: ScreenView,
    staleTime: Number.POSITIVE_INFINITY,
    beforeLoad: async ({ location, search }) => {
      const entry = await decideEntry(screen, readSession()?.userData, loadWork);
      turnAway(entry, location, search);
      return { entry };
    },
    loader: async ({ context, params, location, preload }) => {
      if (context.entry !== 'open') return undefined;
      const [content] = await Promise.all([
        atHand[screen.id] ?? contentOf(screen, { params, search: location.search }),
        ...[screen.area, ...(screen.borrowsTexts ?? [])].map(loadTexts),
      ]).catch((cause) => orNewPage(cause, preload));
      return content;
    },
  });
}

async function contentOf({ load }: AreaScreen, address: Address): Promise<ComponentType> {
  const { default: content, readAhead } = await insist(load);
  readAhead?.(address);
  return content;
}

/**
 * A user who opens a screen of which there is a newer version gets that version by a reload, because they have left the
 * last screen already. A pointer that only passes over a link reloads nothing.
 */
function orNewPage(cause: unknown, preload: boolean): Promise<never> {
  if (cause instanceof NewVersion && !preload && reloadOnce()) return new Promise(() => undefined);
  throw cause;
}

/**
 * Catches every other address. While the table is incomplete the address may belong to a part still to come, so it is
 * tried again once more has arrived.
 */
export function restRoute(parent: AnyRoute, table: ScreensTable) {
  return createRoute({
    getParentRoute: () => parent,
    path: '$',
    component: NotFound,
    beforeLoad: async ({ location, search }) => {
      if (table.isComplete()) return;
      if (location.pathname === ROOT.path) {
        turnAway(await decideEntry(ROOT, readSession()?.userData, loadWork), location, search);
      }
      await insist(table.grow);
      throw redirect({ href: location.href, replace: true });
    },
  });
}

function turnAway(
  entry: Entry,
  { href, pathname }: { href: string; pathname: string },
  search: object,
): void {
  if (entry === 'home') {
    const home = homeFrom(pathname, 'volver' in search ? search.volver : undefined);
    throw redirect({ href: home, replace: true });
  }
  if (entry === 'sign-in') {
    throw redirect({ href: `${SIGN_IN}?${searchOf({ volver: href })}`, replace: true });
  }
}
