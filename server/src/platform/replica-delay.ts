import type { Db } from './database.ts';
import { onReplica } from './reading-place.ts';
import { presentPosition, replayedPosition } from './replica.repository.ts';
import { workUntilStopped } from './work-until-stopped.ts';

const EVERY_MS = 500;
/** Of a replica that is late for long, fewer moments are kept, and its delay is known less finely. */
const MOST_MOMENTS = 600;

type Moment = { readonly position: bigint; readonly at: number };

/**
 * How late a replica is, measured without end: it is as old as the last moment of the primary of which it is known to have
 * everything. While it cannot be asked it grows older. Nothing is written for it, so that it is right while nobody writes too.
 */
export class ReplicaDelay {
  readonly #db: Db;
  /** The moments of the primary of which the replica lacked something, the oldest first. */
  #lacking: Moment[] = [];
  #completeAt = Number.NEGATIVE_INFINITY;
  readonly stop: () => Promise<void>;

  constructor(db: Db) {
    this.#db = db;
    // A measure that fails shows itself: the delay grows.
    this.stop = workUntilStopped({
      turn: () => this.#measure(),
      everyMs: EVERY_MS,
      onError: () => undefined,
    });
  }

  /** In seconds; infinite until the replica has answered once. */
  get seconds(): number {
    return (performance.now() - this.#completeAt) / 1000;
  }

  async #measure(): Promise<boolean> {
    const at = performance.now();
    this.#lacking.push({ at, position: await presentPosition(this.#db) });
    if (this.#lacking.length > MOST_MOMENTS) this.#lacking = this.#lacking.filter((_, n) => n % 2 === 0);
    const replayed = await onReplica(() => replayedPosition(this.#db));
    const isThere = ({ position }: Moment) => replayed === undefined || replayed >= position;
    this.#completeAt = this.#lacking.findLast(isThere)?.at ?? this.#completeAt;
    this.#lacking = this.#lacking.filter((moment) => !isThere(moment));
    return false;
  }
}
