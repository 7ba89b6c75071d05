import { isConnectionLost } from './connection-lost.ts';
import type { Db } from './database.ts';
import { errorCode } from './errors.ts';
import type { Listener } from './listen.ts';
import { onReplica } from './reading-place.ts';
import { announceWrite, hasReplayed, positionOf, presentPosition } from './replica.repository.ts';
import { ReplicaDelay } from './replica-delay.ts';

/** The channel on which the processes tell each other who has written up to where. */
const WRITES = 'escritura';
/** The channels on which triggers tell that somebody sees more or less than before: of migrations 0170 and 0021. */
const CHANGES_OF_VIEW = ['visibilidad', 'acceso'];
/** For so long a replica that was away is not asked again. */
const REST_MS = 5_000;
/** A write on a replica, and a read that stood in the way of what it replays. */
const NOT_HERE = ['25006', '40001'];

type ReplicaOptions = {
  readonly db: Db;
  readonly listener: Listener;
  /** A replica that is later than this is not read. */
  readonly mostSeconds: number;
};

type Opening = Pick<ReplicaOptions, 'db' | 'listener'> & {
  readonly readUrl?: string | undefined;
  readonly readSeconds?: number;
};

/** Undefined where there is no replica; one without a limit is read however late it is. */
export function openReplica({ readUrl, readSeconds = Number.POSITIVE_INFINITY, ...deps }: Opening) {
  if (readUrl === undefined) return undefined;
  return new ReplicaReads({ db: deps.db, listener: deps.listener, mostSeconds: readSeconds });
}

/**
 * Sends reads to a replica that is not too late, but those of an account that has written something which the replica does not
 * have yet, and all of them while it lacks a change of who sees what. Without the notices of the other processes nobody can
 * tell, and the primary is read.
 */
export class ReplicaReads {
  readonly #options: ReplicaOptions;
  readonly #delay: ReplicaDelay;
  readonly #written = new Map<string, bigint>();
  readonly #subscriptions: readonly (() => void)[];
  /** Whoever reads has to find everything up to here. */
  #floor: Promise<bigint> | undefined;
  /** The floor has to rise to the present: notices were missed, or somebody sees more or less than before. */
  #rises = true;
  #restsUntil = 0;

  constructor(options: ReplicaOptions) {
    const { db, listener } = options;
    this.#options = options;
    this.#delay = new ReplicaDelay(db);
    const onGap = () => {
      this.#rises = true;
    };
    const onWrite = (payload: string) => {
      const [account = '', position = ''] = payload.split(' ');
      this.#written.set(account, positionOf(position));
    };
    this.#subscriptions = [
      listener.subscribe(WRITES, { onNotice: onWrite, onGap }),
      ...CHANGES_OF_VIEW.map((channel) => listener.subscribe(channel, { onNotice: onGap, onGap })),
    ];
  }

  /** How late the replica is, in seconds, and whether it is believed. */
  get state(): { readonly seconds: number; readonly isTrusted: boolean } {
    const { seconds } = this.#delay;
    return { seconds, isTrusted: seconds <= this.#options.mostSeconds };
  }

  /** A read that asks the replica, or the primary when the replica cannot answer it. */
  async read<T>(account: string, task: () => Promise<T>): Promise<T> {
    if (!(await this.#mayRead(account))) return task();
    try {
      return await onReplica(task);
    } catch (error) {
      if (!NOT_HERE.includes(errorCode(error) ?? '')) {
        if (!isConnectionLost(error)) throw error;
        this.#restsUntil = Date.now() + REST_MS;
      }
      return task();
    }
  }

  /** Remembers here and tells the others that the account has written up to the present position of the log. */
  async wrote(account: string): Promise<void> {
    try {
      this.#written.set(account, await announceWrite(this.#options.db, WRITES, account));
    } catch (error) {
      // What was written stays written, and its call is answered as such.
      this.#rises = true;
      if (!isConnectionLost(error)) throw error;
    }
  }

  async close(): Promise<void> {
    for (const unsubscribe of this.#subscriptions) unsubscribe();
    await this.#delay.stop();
  }

  async #mayRead(account: string): Promise<boolean> {
    if (Date.now() < this.#restsUntil || !this.state.isTrusted) return false;
    if (!(await this.#options.listener.hearAll([WRITES, ...CHANGES_OF_VIEW]))) return false;
    const floor = this.#raised();
    const written = this.#written.get(account);
    for (const position of [await floor, written]) {
      if (position !== undefined && !(await this.#has(position))) return false;
    }
    if (this.#floor === floor) this.#floor = undefined;
    if (this.#written.get(account) === written) this.#written.delete(account);
    return true;
  }

  #raised(): Promise<bigint> | undefined {
    if (!this.#rises) return this.#floor;
    this.#rises = false;
    this.#floor = presentPosition(this.#options.db);
    this.#floor.catch(() => {
      this.#rises = true;
    });
    return this.#floor;
  }

  async #has(position: bigint): Promise<boolean> {
    try {
      return await onReplica(() => hasReplayed(this.#options.db, position));
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      this.#restsUntil = Date.now() + REST_MS;
      return false;
    }
  }
}
