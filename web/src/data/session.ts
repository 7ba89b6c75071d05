import type { areasDePlantilla, UserData } from '@vatio/contract';
import { useSyncExternalStore } from 'react';

/** What signing in stores in local storage, under these three keys (specification §3 and §9). */
export type Session = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userData: UserData;
};
export type TokenPair = Pick<Session, 'accessToken' | 'refreshToken'>;

/** Why the session ended. `expired`: the refresh was refused. `elsewhere`: another tab signed out. */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere';

/** The look of an administrator at another account, which is of one tab and is over with it. */
const LOOK_KEY = 'verComo';

export type Look = Pick<Session, 'userData'> & { readonly mirada: string };

const KEYS = { user: 'userData', access: 'accessToken', refresh: 'refreshToken' } as const;

/** The specification (§6) calls the clients of the demonstration so, and the demonstration stores that name. */
const DEMO_CLIENT = 'client';

const changeListeners = new Set<() => void>();
const endListeners = new Set<(reason: SessionEnd) => void>();
let known: { readonly raw: string; readonly session: Session | null } = { raw: '', session: null };

function parseUser(raw: string | null): UserData | null {
  try {
    const user: (Omit<UserData, 'role'> & { readonly role: string }) | null =
      raw === null ? null : JSON.parse(raw);
    if (typeof user?.role !== 'string') return null;
    return { ...user, role: user.role === DEMO_CLIENT ? 'cliente' : (user.role as UserData['role']) };
  } catch {
    return null;
  }
}

function keepUser(user: UserData): void {
  const role = import.meta.env.MODE === 'demo' && user.role === 'cliente' ? DEMO_CLIENT : user.role;
  localStorage.setItem(KEYS.user, JSON.stringify({ ...user, role }));
}

/** The session in local storage; it returns the same object until something changes. */
export function readSession(): Session | null {
  const accessToken = localStorage.getItem(KEYS.access);
  const refreshToken = localStorage.getItem(KEYS.refresh);
  const rawUser = localStorage.getItem(KEYS.user);
  const rawLook = sessionStorage.getItem(LOOK_KEY);
  const raw = JSON.stringify([accessToken, refreshToken, rawUser, rawLook]);
  if (known.raw !== raw) {
    const userData = readLook()?.userData ?? parseUser(rawUser);
    known = {
      raw,
      session: accessToken && refreshToken && userData ? { accessToken, refreshToken, userData } : null,
    };
  }
  return known.session;
}

/** Whose account this tab looks at, if at any: then the session is theirs to all that reads it, and nothing is written. */
export function readLook(): Look | undefined {
  const raw = sessionStorage.getItem(LOOK_KEY);
  return raw === null ? undefined : JSON.parse(raw);
}

export function keepLook(look: Look | undefined): void {
  if (look) sessionStorage.setItem(LOOK_KEY, JSON.stringify(look));
  else sessionStorage.removeItem(LOOK_KEY);
}

function changed() {
  for (const listener of changeListeners) listener();
}

export function saveTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(KEYS.access, accessToken);
  localStorage.setItem(KEYS.refresh, refreshToken);
  changed();
}

/** Keeps what the server says of the user after they signed in. */
export function changeUser(change: Partial<UserData>): void {
  // What is kept is of the own account, also while another one is looked at.
  const user = parseUser(localStorage.getItem(KEYS.user));
  if (!user) return;
  keepUser({ ...user, ...change });
  changed();
}

export function startSession(session: Session): void {
  keepUser(session.userData);
  saveTokens(session);
}

let life = new AbortController();

/** Aborts what is being read for the session when it ends, and what would be read after it until there is another. */
export function sessionSignal(): AbortSignal {
  if (life.signal.aborted && readSession()) life = new AbortController();
  return life.signal;
}

export function endSession(reason: SessionEnd): void {
  life.abort();
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  keepLook(undefined);
  changed();
  for (const listener of endListeners) listener(reason);
}

export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls the listener after every change of the session, in this tab or in another one. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** The storage event tells this tab that another one has signed in, refreshed or signed out. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && !Object.values<string>(KEYS).includes(event.key)) return;
    const before = known.session;
    const now = readSession();
    changed();
    if (!before || now) return;
    life.abort();
    for (const listener of endListeners) listener('elsewhere');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession);
}

const NONE: readonly areasDePlantilla.Area[] = [];

/** The areas of the template that the house hides from whoever is signed in. */
export function hiddenAreas(): readonly areasDePlantilla.Area[] {
  return readSession()?.userData.hiddenAreas ?? NONE;
}

export function useHiddenAreas(): readonly areasDePlantilla.Area[] {
  return useSyncExternalStore(onSessionChange, hiddenAreas);
}
