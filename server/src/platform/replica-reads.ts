import { isConnectionLost } from './connection-lost.ts';
import type { Db } from './database.ts';
import { errorCode } from './errors.ts';
import type { Listener } from './listen.ts';
import { onReplica } from './reading-place.ts';
import { announceWrite, hasReplayed, presentPosition } from './replica.repository.ts';

/** The channel on which the processes tell each other who has written up to where. */
const CHANNEL = 'escritura';
/** For so long a replica that was away is not asked again. */
const REST_MS = 5_000;
/** A write on a replica, and a read that stood in the way of what it replays. */
const NOT_HERE = ['25006', '40001'];

/**
 * Sends reads to a replica, but those of an account that has written something which the replica does not have yet. Without
 * the notices of the other processes nobody can tell, and the primary is read.
 */
export class ReplicaReads {
  readonly #db: Db;
  readonly #listener: Listener;
  readonly #written = new Map<string, string>();
  readonly #unsubscribe: () => void;
  /** Notices were missed: everything up to here may have been written by anybody. */
  #floor: string | undefined;
  #gap = true;
  #restsUntil = 0;

  constructor(db: Db, listener: Listener) {
    this.#db = db;
    this.#listener = listener;
    this.#unsubscribe = listener.subscribe(CHANNEL, {
      onNotice: (payload) => {
        const [account = '', position = ''] = payload.split(' ');
        this.#written.set(account, position);
      },
      onGap: () => {
        this.#gap = true;
      },
    });
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
      this.#written.set(account, await announceWrite(this.#db, CHANNEL, account));
    } catch (error) {
      // What was written stays written, and its call is answered as such.
      this.#gap = true;
      if (!isConnectionLost(error)) throw error;
    }
  }

  close(): void {
    this.#unsubscribe();
  }

  async #mayRead(account: string): Promise<boolean> {
    if (Date.now() < this.#restsUntil || !this.#listener.isListening(CHANNEL)) return false;
    if (this.#gap) {
      const position = await presentPosition(this.#db);
      this.#gap = false;
      this.#floor = position;
    }
    const [floor, written] = [this.#floor, this.#written.get(account)];
    for (const position of [floor, written]) {
      if (position !== undefined && !(await this.#has(position))) return false;
    }
    if (this.#floor === floor) this.#floor = undefined;
    if (this.#written.get(account) === written) this.#written.delete(account);
    return true;
  }

  async #has(position: string): Promise<boolean> {
    try {
      return await onReplica(() => hasReplayed(this.#db, position));
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      this.#restsUntil = Date.now() + REST_MS;
      return false;
    }
  }
}
