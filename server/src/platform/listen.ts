import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseClient } from './database-client.ts';

export type Subscriber = {
  /** Called with the payload of each NOTIFY of the channel; without a payload it is the empty text. */
  readonly onNotice: (payload: string) => void;
  /**
   * Notices may have been missed: whatever was kept on the promise of hearing about changes is stale. Called when the
   * connection is lost, and each time the channel is heard (again), the first time included.
   */
  readonly onGap: () => void;
};

const CONNECT_MS = 5_000;
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2_000;
/** How often an idle connection is asked whether it still stands: a cable that is cut closes no socket. */
const CHECK_MS = 10_000;
const CHECK_ANSWER_MS = 5_000;

/**
 * Hears PostgreSQL's notices (LISTEN/NOTIFY) for all channels of this process on one connection, which is
 * opened again when lost, until `close`. In between, `isListening` is false and nobody may rely on being told.
 */
export class Listener {
  readonly #url: string;
  readonly #onError: (error: unknown) => void;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #heard = new Set<string>();
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;
  #round: Promise<boolean> = Promise.resolve(true);
  #nextRound: Promise<boolean> | undefined;

  /** The connection is opened with the first subscription. */
  constructor(url: string, onError: (error: unknown) => void = () => undefined) {
    this.#url = url;
    this.#onError = onError;
  }

  /** Subscribes to a channel until the returned function is called. */
  subscribe(channel: string, subscriber: Subscriber): () => void {
    const others = this.#subscribers.get(channel) ?? new Set();
    this.#subscribers.set(channel, others.add(subscriber));
    if (this.#heard.has(channel)) this.#safely(subscriber.onGap);
    else if (this.#client) this.#listenTo(this.#client, channel).catch(() => this.#client?.end());
    this.#running ??= this.#run();
    return () => others.delete(subscriber);
  }

  /** Whether every notice of the channel arrives from now on. */
  isListening(channel: string): boolean {
    return this.#heard.has(channel);
  }

  /**
   * Waits until every notice of what was answered before this call has been heard, and tells whether it is so: PostgreSQL sends
   * the notices that wait before it ends an answer. Calls that come meanwhile share the next question.
   */
  async hearAll(channels: readonly string[]): Promise<boolean> {
    const client = this.#client;
    if (client === undefined || !channels.every((channel) => this.isListening(channel))) return false;
    this.#nextRound ??= this.#round.then(() => {
      this.#nextRound = undefined;
      this.#round = client.query('SELECT 1').then(
        () => true,
        () => false,
      );
      return this.#round;
    });
    return (await this.#nextRound) && this.#client === client;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    const closed = once(signal, 'abort');
    let retryMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const client = new DatabaseClient({
        connectionString: this.#url,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: CHECK_ANSWER_MS,
      });
      try {
        const hearing = this.#hear(client, () => {
          retryMs = FIRST_RETRY_MS;
        });
        await Promise.race([closed, hearing]);
      } catch (error) {
        if (!signal.aborted) {
          // A machine that no longer answers ends no connection.
          client.doubtHost();
          this.#onError(error);
        }
      } finally {
        this.#forget();
        // `end` never settles when the other side no longer answers, so it is not waited for.
        client.end().catch(() => undefined);
      }
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    }
  }

  /** Rejects when the connection is lost. */
  async #hear(client: pg.Client, onOpen: () => void): Promise<never> {
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('La conexión que escucha avisos se ha cerrado')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotice } of this.#subscribers.get(channel) ?? []) this.#safely(() => onNotice(payload));
    });
    await client.connect();
    this.#client = client;
    for (const channel of this.#subscribers.keys()) await this.#listenTo(client, channel);
    onOpen();
    return Promise.race([lost, this.#check(client)]);
  }

  async #listenTo(client: pg.Client, channel: string): Promise<void> {
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    if (this.#client !== client) return;
    this.#heard.add(channel);
    this.#tellGap(channel);
  }

  async #check(client: pg.Client): Promise<never> {
    for (;;) {
      await sleep(CHECK_MS, undefined, { ref: false });
      await client.query('SELECT 1');
    }
  }

  #forget(): void {
    this.#client = undefined;
    const channels = [...this.#heard];
    this.#heard.clear();
    for (const channel of channels) this.#tellGap(channel);
  }

  #tellGap(channel: string): void {
    for (const { onGap } of this.#subscribers.get(channel) ?? []) this.#safely(onGap);
  }

  /** A subscriber that fails must not keep the others from hearing. */
  #safely(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#onError(error);
    }
  }
}
