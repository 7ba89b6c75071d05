import type { ComponentType } from 'react';
import { insist, isLostFile, NewVersion, reloadOnce } from '../data/insist.ts';
import { readSession } from '../data/session.ts';
import type { Frame, Route, Visit } from '../router/page.ts';
import { searchOf } from '../router/search.ts';
import { loadTexts } from '../texts/catalogue.ts';
import type { Address } from '../ui/frame/screen.ts';
import type { AreaScreen } from './area-screens.ts';
import { BlankFrame } from './frame/blank-frame.tsx';
import { decideEntry, HOME, homeFrom, ROOT, SIGN_IN } from './guard.ts';
import { loadWork } from './load-work.ts';
import type { ScreensTable } from './screens-table.ts';
import { NoPermission } from './system/no-permission.tsx';
import { NotFound } from './system/not-found.tsx';

/** The content of screens, by the id of their row. */
export type Loaded = Readonly<Record<string, ComponentType>>;

/** The route of a row: who may open it, and what is loaded before it is shown. */
export function routeOf(screen: AreaScreen, atHand: Loaded): Route {
  return {
    enter: async (visit) => {
      const entry = await decideEntry(screen, readSession()?.userData, loadWork);
      if (entry === 'home' || entry === 'sign-in') return { redirect: elsewhere(entry, visit) };
      const frames = await framesOf(screen);
      return entry === 'forbidden' ? { frames, refusal: NoPermission } : { frames };
    },
    load: async (visit, { ahead }) => {
      screen.readAhead?.(visit);
      const [content] = await Promise.all([
        atHand[screen.id] ?? contentOf(screen, visit),
        ...[screen.area, ...(screen.borrowsTexts ?? [])].map(loadTexts),
      ]).catch((cause) => orNewPage(cause, ahead));
      return content;
    },
    read: async (visit) => {
      if (atHand[screen.id]) return;
      const { readAhead } = await insist(screen.load);
      await Promise.all([screen.readAhead?.(visit), readAhead?.(visit)]);
    },
  };
}

/** A frame for signing in, and one for working with or without menu. */
async function framesOf({ guestsOnly, visitors, layout }: AreaScreen): Promise<readonly Frame[]> {
  if (guestsOnly || visitors) return GUEST;
  const { SHELL, WINDOW } = await loadWork();
  return layout === 'blank' ? WINDOW : SHELL;
}

const GUEST = [BlankFrame];

async function contentOf({ load }: AreaScreen, address: Address): Promise<ComponentType> {
  const { default: content, readAhead } = await insist(load);
  readAhead?.(address);
  return content;
}

/**
 * A user who opens a screen of which there is a newer version, or whose files were lost on their way, gets it by a reload,
 * because they have left the last screen already. A pointer that only passes over a link reloads nothing.
 */
function orNewPage(cause: unknown, ahead: boolean): Promise<never> {
  if ((cause instanceof NewVersion || isLostFile(cause)) && !ahead && reloadOnce())
    return new Promise(() => undefined);
  throw cause;
}

/**
 * Catches every other address. While the table is incomplete the address may belong to a part still to come, so it is
 * tried again once more has arrived.
 */
export function restRoute(table: ScreensTable): Route {
  return {
    enter: async (visit) => {
      if (table.isComplete()) return visit.pathname === ROOT.path ? { redirect: HOME } : { frames: [] };
      if (visit.pathname === ROOT.path) {
        const entry = await decideEntry(ROOT, readSession()?.userData, loadWork);
        if (entry === 'home' || entry === 'sign-in') return { redirect: elsewhere(entry, visit) };
      }
      await insist(table.grow);
      return { redirect: visit.href };
    },
    load: async () => NotFound,
  };
}

/** Visitors who may not be here are sent to this address. */
function elsewhere(entry: 'home' | 'sign-in', { href, pathname, search }: Visit): string {
  return entry === 'home' ? homeFrom(pathname, search.volver) : `${SIGN_IN}?${searchOf({ volver: href })}`;
}
