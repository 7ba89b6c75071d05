import type { Db } from './database.ts';
import type { Listener } from './listen.ts';
import { findLiveSession, type LiveSession } from './live-sessions.repository.ts';

/** The channel on which the triggers of migration 0021 announce whose sessions have changed. */
const CHANNEL = 'acceso';
/**
 * A connection that hangs is noticed after some seconds; until then nothing is trusted for longer than this, in
 * ms.
 */
const MAX_AGE_MS = 5_000;
const MAX_SESSIONS = 10_000;

type Kept = { readonly session: LiveSession; readonly until: number };

/**
 * Keeps open sessions and their accounts' rights in memory while PostgreSQL tells this process of every change.
 * While it does not, each question goes to the database.
 */
export class LiveSessions {
  readonly #db: Db;
  readonly #listener: Listener;
  readonly #kept = new Map<string, Kept>();
  readonly #unsubscribe: () => void;
  /** The count grows with every change heard of, so that an answer read before a change is not kept after it. */
  #changes = 0;

  constructor(db: Db, listener: Listener) {
    this.#db = db;
    this.#listener = listener;
    this.#unsubscribe = listener.subscribe(CHANNEL, {
      onNotice: (usuarioId) => this.#forget(usuarioId),
      onGap: () => this.#forgetAll(),
    });
  }

  /** `undefined` when the session has ended, or its account may not enter any more. */
  async find(sesionId: string): Promise<LiveSession | undefined> {
    const kept = this.#kept.get(sesionId);
    if (kept && kept.until > Date.now() && this.#listener.isListening(CHANNEL)) return kept.session;
    const changes = this.#changes;
    const session = await findLiveSession(this.#db, sesionId);
    this.#kept.delete(sesionId);
    if (session && changes === this.#changes && this.#listener.isListening(CHANNEL)) {
      this.#kept.set(sesionId, { session, until: Date.now() + MAX_AGE_MS });
      if (this.#kept.size > MAX_SESSIONS) this.#kept.delete(this.#kept.keys().next().value ?? '');
    }
    return session;
  }

  close(): void {
    this.#unsubscribe();
  }

  #forget(usuarioId: string): void {
    this.#changes++;
    for (const [sesionId, { session }] of this.#kept) {
      if (session.usuarioId === usuarioId) this.#kept.delete(sesionId);
    }
  }

  #forgetAll(): void {
    this.#changes++;
    this.#kept.clear();
  }
}
