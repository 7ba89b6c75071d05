import type { mayOpen, Rightful } from '../data/ability.ts';
import type { Screen } from '../ui/frame/screen.ts';

const IS_DEMO = import.meta.env.MODE === 'demo';

/** Where everybody begins; in the demonstration, those whom this does not open are taken to `ELSEWHERE`. */
export const HOME = IS_DEMO ? '/' : '/inicio';
const ELSEWHERE = IS_DEMO ? '/access-control' : HOME;
export const SIGN_IN = '/login';

/** The root address: a dashboard for administrators. */
export const ROOT = { path: '/', access: 'manage all' } as const;

export type Entry = 'open' | 'sign-in' | 'home' | 'forbidden';

/** What the rights are judged by: it comes with what working takes, which those without a session do not load. */
type LoadRights = () => Promise<{ readonly mayOpen: typeof mayOpen }>;

/** What happens when somebody, or nobody, opens a screen. */
export async function decideEntry(
  screen: Pick<Screen, 'access' | 'guestsOnly' | 'sellersOnly' | 'path'>,
  user: Rightful | undefined,
  loadRights: LoadRights,
): Promise<Entry> {
  if (screen.guestsOnly && user) return 'home';
  if (screen.access === 'public') return 'open';
  if (!user) return 'sign-in';
  const rights = await loadRights();
  if (rights.mayOpen(user, screen)) return 'open';
  // Others arrive at the root by habit, not by mistake.
  return screen.path === ROOT.path ? 'home' : 'forbidden';
}

/**
 * The address to go back to after signing in; only one of this product, whatever the link says. Who asked for none in
 * particular begins at home.
 */
export function safeReturn(volver: unknown): string {
  if (typeof volver !== 'string' || !/^\/(?![/\\])/.test(volver)) return HOME;
  return volver === ROOT.path || volver.startsWith(SIGN_IN) ? HOME : volver;
}

/** Where somebody is taken who has no business at `path`: back to where they were going, or home. */
export function homeFrom(path: string, volver: unknown): string {
  return path === ROOT.path ? ELSEWHERE : safeReturn(volver);
}
