import { addressOf } from './address.ts';
import { retryAfterMs } from './problem.ts';

/**
 * Why the page cannot reach its server, if it cannot. With `new-version` the page works on, but can fetch no more of
 * its files.
 */
export type Connection = 'ok' | 'offline' | 'busy' | 'new-version';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A server that fails again within this time had not recovered, so the waits go on growing. */
const STEADY_MS = 30_000;
/** The demonstration is served as files, without an API to ask. */
const PROBE = import.meta.env.MODE === 'demo' ? import.meta.env.BASE_URL : addressOf('/v1/salud');

const listeners = new Set<() => void>();
let connection: Connection = 'ok';
let failures = 0;
let recoveredAt = Number.NEGATIVE_INFINITY;
let nextProbe: ReturnType<typeof setTimeout> | undefined;

export function readConnection(): Connection {
  return connection;
}

/** Calls the listener after every change of the connection. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of [...listeners]) listener();
}

/** A request did not reach the server. It is asked from now on until it answers. */
export function reportOffline(): void {
  lose('offline');
}

/** The server is too busy to answer. It is asked again after the time that it gave, or after growing waits. */
export function reportBusy(waitMs?: number): void {
  lose('busy', waitMs);
}

/** The server has other files than those of this page: only reloading the page brings them. */
export function reportNewVersion(): void {
  clearTimeout(nextProbe);
  nextProbe = undefined;
  become('new-version');
}

/**
 * An answer proves that there is a network, unless the browser says that there is none: then it may have been on its way before
 * the network was lost, and the server is asked again.
 */
export function reportAnswer(): void {
  if (connection !== 'offline') return;
  if (navigator.onLine) recover();
  else void probe();
}

/** Resolves as soon as nothing is known to keep the page from its server. */
export function untilBack(): Promise<void> {
  if (connection === 'ok' || connection === 'new-version') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onConnection(() => {
      if (connection === 'offline' || connection === 'busy') return;
      stop();
      resolve();
    });
  });
}

/** For tests: resets the connection to that of a page that has just been loaded. */
export function forgetConnection(): void {
  clearTimeout(nextProbe);
  nextProbe = undefined;
  failures = 0;
  recoveredAt = Number.NEGATIVE_INFINITY;
  become('ok');
}

/** Follows the browser's own events about the network, which may come before the next request. */
export function followNetwork(): () => void {
  const back = () => {
    if (connection === 'offline') probe();
  };
  window.addEventListener('offline', reportOffline);
  window.addEventListener('online', back);
  // It may have been lost before anybody listened. A server on the same machine answers without a network.
  if (!navigator.onLine) void probe();
  return () => {
    window.removeEventListener('offline', reportOffline);
    window.removeEventListener('online', back);
  };
}

function lose(kind: 'offline' | 'busy', waitMs?: number): void {
  if (connection === 'new-version') return;
  become(kind);
  if (nextProbe !== undefined) return;
  if (Date.now() - recoveredAt > STEADY_MS) failures = 0;
  probeLater(waitMs);
}

function probeLater(waitMs = 0): void {
  const grown = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  failures += 1;
  // Many windows lose the same server at once, so a random part of the wait keeps them from coming back at the same
  // instant.
  nextProbe = setTimeout(probe, Math.max(waitMs, grown) * (1 + Math.random() / 5));
}

async function probe(): Promise<void> {
  clearTimeout(nextProbe);
  nextProbe = undefined;
  try {
    const response = await fetch(PROBE, { cache: 'no-store' });
    if (response.status < 500 && response.status !== 429) return recover();
    become('busy');
    probeLater(retryAfterMs(response));
  } catch {
    become('offline');
    probeLater();
  }
}

function recover(): void {
  clearTimeout(nextProbe);
  nextProbe = undefined;
  recoveredAt = Date.now();
  become('ok');
}
