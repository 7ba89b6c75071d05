import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../errors.ts';
import { processStart, runsWith } from '../live-process.ts';

/** The first process of a running PostgreSQL server. */
export type Postmaster = { readonly pid: number; readonly port: number };

type State = Postmaster & { readonly status: string };

/** This argument of its command line tells a server of ours from other processes. */
export function portArgument(port: number): string {
  return `port=${port}`;
}

const POLL_MS = 10;
/** No recovery after a crash should take longer. */
const READY_MS = 120_000;
const STOP_MS = 30_000;

/** `postmaster.pid`: pid, folder, start, port, socket folder, address, shared memory, status. */
function readState(cluster: string): State | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/** Whether the process that `postmaster.pid` names is that server: its pid may have gone to another program. */
function isRunning({ pid, port }: State): boolean {
  return runsWith(pid, portArgument(port));
}

/**
 * The server that an earlier Vatio left running on this cluster, once it answers; undefined when there is none.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const state = readState(cluster);
    if (state === undefined || !isRunning(state)) return undefined;
    if (state.status === 'ready') return state;
    if (Date.now() > deadline) {
      throw new StartupError(`PostgreSQL (proceso ${state.pid}) no termina de arrancar`);
    }
    await sleep(POLL_MS);
  }
}

/** Waits for the server just started; false when it ended instead. */
export async function becomesReady(cluster: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (processStart(pid) !== undefined && Date.now() < deadline) {
    const state = readState(cluster);
    if (state?.pid === pid && state.status === 'ready') return true;
    await sleep(POLL_MS);
  }
  return false;
}

/**
 * PostgreSQL refuses to start while `postmaster.pid` names a living process, even when that number went to
 * another program (as it does in containers) or waits to be buried. A number that cannot exist lets it pass,
 * and leaves the shared memory key in the file, by which PostgreSQL finds out whether an old server process
 * still writes.
 */
export function disownStalePid(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const state = readState(cluster);
  if (state === undefined || isRunning(state)) return;
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, '2147483646'));
}

/** Ends sessions, writes everything down and waits until the server is gone. */
export async function stopPostmaster(cluster: string, { pid }: Postmaster): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  signal(pid, 'SIGINT');
  while (readState(cluster)?.pid === pid && processStart(pid) !== undefined) {
    if (Date.now() > deadline) return signal(pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A process that ended by itself in the meantime needs no signal.
  }
}
