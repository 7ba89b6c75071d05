import { errorCode } from './errors.ts';

/** A disk without room, ours or PostgreSQL's, and a share of it that is used up. */
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** Calls are kept away for so long after a write that found no room; whoever makes some is sent calls again after it. */
const HOLD_MS = 60_000;

let lastFullMs = Number.NEGATIVE_INFINITY;

/** Whether it failed for want of room on a disk, which is remembered. */
export function noteDiskFull(error: unknown): boolean {
  const isFull = FULL.includes(errorCode(error) ?? '');
  if (isFull) lastFullMs = Date.now();
  return isFull;
}

/** Whether a write of this process has found no room lately. */
export function isDiskFull(): boolean {
  return Date.now() - lastFullMs < HOLD_MS;
}
