import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from './database.ts';
import { announceCalls } from './limits.repository.ts';
import type { Listener } from './listen.ts';

/** The channel on which the processes tell each other who calls much. */
const CHANNEL = 'llamadas';
const TELL_MS = 1_000;
/** Who has made a smaller part of the calls that are allowed is nobody's concern. */
const WORTH_TELLING = 0.05;
/** PostgreSQL's notices hold 8,000 bytes. */
const TOLD_AT_ONCE = 100;
/** The address that has not called for longest is forgotten beyond this many. */
const MOST_ADDRESSES = 50_000;

const notice = z.tuple([z.string(), z.array(z.tuple([z.string(), z.number()]))]);

/** The calls of an address since the first one of a stretch of time. */
type Calls = { since: number; here: number; elsewhere: number; told: number };

type SharedCallsOptions = {
  readonly db: Db;
  readonly listener: Listener;
  readonly max: number;
  readonly windowMs: number;
};

/**
 * Counts the calls of each address to all the processes of the database without asking it at each call: a process counts its
 * own, and tells the others each second of the addresses that come near the limit. What an address makes within that second is
 * let through, and without notices each process counts alone.
 */
export class SharedCalls {
  readonly #options: SharedCallsOptions;
  readonly #calls = new Map<string, Calls>();
  readonly #process = randomUUID();
  readonly #unsubscribe: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(options: SharedCallsOptions) {
    this.#options = options;
    this.#unsubscribe = options.listener.subscribe(CHANNEL, {
      onNotice: (payload) => this.#hear(payload),
      onGap: () => undefined,
    });
    this.#timer = setInterval(() => this.#tell().catch(() => undefined), TELL_MS).unref();
  }

  /** One more call of the address: how many there are, and for how many ms they count. */
  count(address: string): { current: number; ttl: number } {
    const calls = this.#callsOf(address);
    calls.here += 1;
    const ttl = calls.since + this.#options.windowMs - Date.now();
    return { current: calls.here + calls.elsewhere, ttl };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }

  #callsOf(address: string): Calls {
    const known = this.#calls.get(address);
    if (known && !this.#isOver(known)) return known;
    const calls = { since: Date.now(), here: 0, elsewhere: 0, told: 0 };
    this.#calls.delete(address);
    this.#calls.set(address, calls);
    const [oldest] = this.#calls.keys();
    if (this.#calls.size > MOST_ADDRESSES && oldest !== undefined) this.#calls.delete(oldest);
    return calls;
  }

  #isOver({ since }: Calls): boolean {
    return since + this.#options.windowMs <= Date.now();
  }

  #hear(payload: string): void {
    const [process, addresses] = notice.parse(JSON.parse(payload));
    if (process === this.#process) return;
    for (const [address, more] of addresses) this.#callsOf(address).elsewhere += more;
  }

  async #tell(): Promise<void> {
    const { db, max } = this.#options;
    const untold: [string, number][] = [];
    for (const [address, calls] of this.#calls) {
      if (this.#isOver(calls)) this.#calls.delete(address);
      else if (calls.here > calls.told && calls.here >= max * WORTH_TELLING) {
        untold.push([address, calls.here - calls.told]);
        calls.told = calls.here;
      }
    }
    for (let from = 0; from < untold.length; from += TOLD_AT_ONCE) {
      const addresses = untold.slice(from, from + TOLD_AT_ONCE);
      await announceCalls(db, CHANNEL, JSON.stringify([this.#process, addresses]));
    }
  }
}
