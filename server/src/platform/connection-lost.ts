import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, errorMessage, StartupError } from './errors.ts';

/**
 * PostgreSQL's classes for a lost connection, for a server that is stopping or starting, for one that takes no more
 * connections, and for a primary that takes no writes because another one has its place; and Node's codes for a socket that
 * ended or found nobody.
 */
const LOST =
  /^(08\w{3}|57P0[1-5]|53300|25006|E(CONNRESET|CONNREFUSED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN))$/;

/** pg gives these errors no code. */
const LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database went away, so that the task may work later on another connection. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof StartupError) return isConnectionLost(error.cause);
  return LOST.test(errorCode(error) ?? '') || LOST_MESSAGE.test(errorMessage(error));
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

/**
 * Repeats a task while it fails because the database is away; once the signal comes, the last failure is
 * thrown. The task must bear being done twice, since the answer to its COMMIT may be what was lost.
 */
export async function untilConnected<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await task();
    } catch (error) {
      if (signal?.aborted || !isConnectionLost(error)) throw error;
    }
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  }
}
