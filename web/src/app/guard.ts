import type { mayOpen, Rightful } from '../data/ability.ts';
import type { Screen } from '../ui/frame/screen.ts';

const IS_DEMO = import.meta.env.MODE === 'demo';

/** The first page. In the demonstration, users who may not open it are taken to `ELSEWHERE`. */
export const HOME = IS_DEMO ? '/' : '/inicio';
const ELSEWHERE = IS_DEMO ? '/access-control' : HOME;
export const SIGN_IN = '/login';

/** The root address: a dashboard that only administrators may open. */
export const ROOT = { path: '/', access: 'manage all' } as const;

export type Entry = 'open' | 'sign-in' | 'home' | 'forbidden';

/** Loads the function that judges the rights; visitors without a session do not need it. */
type LoadRights = () => Promise<{ readonly mayOpen: typeof mayOpen }>;

/** Decides what happens when a user, or nobody, opens a screen. */
export async function decideEntry(
  screen: Pick<Screen, 'access' | 'guestsOnly' | 'sellersOnly' | 'clientsOnly' | 'path'>,
  user: Rightful | undefined,
  loadRights: LoadRights,
): Promise<Entry> {
  if (screen.guestsOnly && user) return 'home';
  if (screen.access === 'public') return 'open';
  if (!user) return 'sign-in';
  const rights = await loadRights();
  if (rights.mayOpen(user, screen)) return 'open';
  // Others come to the root by habit and not by mistake, so they are sent home instead of being refused.
  return screen.path === ROOT.path ? 'home' : 'forbidden';
}

/**
 * The address to return to after signing in. Only addresses of this product are accepted, whatever the link says;
 * without one, it is the home page.
 */
export function safeReturn(volver: unknown): string {
  if (typeof volver !== 'string' || !/^\/(?![/\\])/.test(volver)) return HOME;
  return volver === ROOT.path || volver.startsWith(SIGN_IN) ? HOME : volver;
}

/** Where a user goes who has no business at `path`: to where they were going, or home. */
export function homeFrom(path: string, volver: unknown): string {
  return path === ROOT.path ? ELSEWHERE : safeReturn(volver);
}
