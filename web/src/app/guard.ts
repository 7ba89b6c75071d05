import type { UserData } from '@vatio/contract';
import { abilityOf, mayEnter } from '../data/ability.ts';
import type { Screen } from '../ui/frame/screen.ts';

export const HOME = '/inicio';
export const SIGN_IN = '/login';

export type Entry = 'open' | 'sign-in' | 'home' | 'forbidden';

/** What happens when somebody, or nobody, opens a screen. */
export function decideEntry(
  screen: Pick<Screen, 'access' | 'guestsOnly' | 'path'>,
  user: Pick<UserData, 'role'> | undefined,
): Entry {
  if (screen.guestsOnly && user) return 'home';
  if (mayEnter(abilityOf(user), screen.access)) return 'open';
  if (!user) return 'sign-in';
  // The root address is a dashboard for administrators; the others arrive there by habit, not by mistake.
  return screen.path === '/' ? 'home' : 'forbidden';
}

/** The address to go back to after signing in; only one of this product, whatever the link says. */
export function safeReturn(volver: unknown): string {
  if (typeof volver !== 'string' || !/^\/(?![/\\])/.test(volver)) return HOME;
  return volver.startsWith(SIGN_IN) ? HOME : volver;
}
