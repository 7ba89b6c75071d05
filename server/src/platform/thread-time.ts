import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts the time of threads in ticks of this many milliseconds. */
const TICK_MS = 10;

/** The folder in which the system tells of the thread that calls; undefined where it does not, as outside of Linux. */
export function folderOfThread(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}`;
  } catch {
    return undefined;
  }
}

/** The milliseconds that the processors have worked for a thread; undefined once it has ended. */
function processorMs(folder: string): number | undefined {
  try {
    // The name of the thread, in parentheses, may hold spaces: `utime` and `stime` are the 12th and 13th words behind it.
    const words = readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(words[11]) + Number(words[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** By the clock a task may take this many times as long as it may keep a processor busy: another that only waits must end too. */
const WAITING_TIMES = 10;

/**
 * The time that a task has left. It is the time of processors that its thread takes, because a busy machine is no fault of the
 * task, and the time of the clock where the system does not tell the other.
 */
export class TimeLeft {
  readonly #limitMs: number;
  readonly #folder: string | undefined;
  readonly #worked: number | undefined;
  #waitedMs = 0;
  #since: number | undefined;

  constructor(limitMs: number, folder: string | undefined) {
    this.#limitMs = limitMs;
    this.#folder = folder;
    this.#worked = this.#workedMs();
  }

  /** The clock runs until `stop`. */
  start(): void {
    this.#since = performance.now();
  }

  stop(): void {
    this.#waitedMs = this.#clockMs();
    this.#since = undefined;
  }

  /** Milliseconds, not above zero when it is over. */
  left(): number {
    const now = this.#workedMs();
    if (this.#worked === undefined || now === undefined) return this.#limitMs - this.#clockMs();
    return Math.min(this.#limitMs - (now - this.#worked), this.#limitMs * WAITING_TIMES - this.#clockMs());
  }

  #clockMs(): number {
    return this.#waitedMs + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  #workedMs(): number | undefined {
    return this.#folder === undefined ? undefined : processorMs(this.#folder);
  }
}
