import { readFileSync } from 'node:fs';
import { errorCode } from './errors.ts';

/**
 * When the process started, in ticks since the machine did, so that a reused pid is not taken for the process
 * that had it before; `undefined` when it is gone or only waits to be buried. Without /proc, the bare
 * `alive`.
 */
export function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return undefined;
  }
  if (process.platform !== 'linux') return 'alive';
  // proc_pid_stat(5): the name stands in parentheses and may hold anything; then state (3) … starttime (22).
  const stat = readProc(pid, 'stat');
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? undefined : rest[18];
}

/** Whether the process was started with that argument; assumed where the system does not tell. */
export function runsWith(pid: number, argument: string): boolean {
  if (processStart(pid) === undefined) return false;
  return process.platform !== 'linux' || readProc(pid, 'cmdline').split('\0').includes(argument);
}

function readProc(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
