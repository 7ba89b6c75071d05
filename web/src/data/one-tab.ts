/** A tab that died while it held the lease loses it after this time. */
const LEASE_MS = 10_000;
const POLL_MS = 40;

/**
 * Runs `task` in one tab at a time. The Web Locks API does it on a secure page; over plain http, as on an office server
 * without certificate, a lease in local storage does.
 */
export function inOneTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(name, task) : withLease(`lease:${name}`, task);
}

async function withLease<T>(key: string, task: () => Promise<T>): Promise<T> {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  while (!(await takeLease(key, me))) await pause(POLL_MS);
  try {
    return await task();
  } finally {
    if (ownerOf(key) === me) localStorage.removeItem(key);
  }
}

/**
 * Local storage has no compare-and-set: write, wait until a rival's write would have landed, and read who has the
 * lease.
 */
async function takeLease(key: string, me: string): Promise<boolean> {
  if (ownerOf(key)) return false;
  localStorage.setItem(key, `${me} ${Date.now() + LEASE_MS}`);
  await pause(POLL_MS);
  return ownerOf(key) === me;
}

function ownerOf(key: string): string | undefined {
  const [owner, until] = localStorage.getItem(key)?.split(' ') ?? [];
  return Number(until) > Date.now() ? owner : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
