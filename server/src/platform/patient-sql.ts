import { AsyncLocalStorage } from 'node:async_hooks';
import { untilConnected } from './connection-lost.ts';

type Result = { rows: unknown[] };
type Run = (text: string, values: unknown[]) => Promise<Result>;

/**
 * Statements of pg-boss. Its own loops write what became of a job without waiting for the answer, so that a rejection
 * would reach nobody and end Node: what they ask for waits until the database is back. What a call asks for fails at
 * once, for its caller to say so.
 */
export class PatientSql {
  readonly #run: Run;
  readonly #patient = new AsyncLocalStorage<boolean>();
  readonly #closing = new AbortController();
  #telling = false;
  #untold = false;
  readonly #reconnected: (() => Promise<void>)[] = [];

  constructor(run: Run) {
    this.#run = run;
  }

  /** What the task begins, however long it lives, waits for the database. */
  patiently<T>(task: () => Promise<T>): Promise<T> {
    return this.#patient.run(true, task);
  }

  impatiently<T>(task: () => Promise<T>): Promise<T> {
    return this.#patient.run(false, task);
  }

  /** Called each time a statement that waited got through. */
  onReconnect(task: () => Promise<void>): void {
    this.#reconnected.push(task);
  }

  async executeSql(text: string, values: unknown[]): Promise<Result> {
    if (!this.#patient.getStore()) return this.#run(text, values);
    const { signal } = this.#closing;
    let tries = 0;
    try {
      const result = await untilConnected(() => {
        tries += 1;
        return this.#run(text, values);
      }, signal);
      if (tries > 1) this.#tellReconnected();
      return result;
    } catch (error) {
      if (!signal.aborted) throw error;
      // The loops are ending, and nobody listens to them any more.
      return new Promise(() => undefined);
    }
  }

  close(): void {
    this.#closing.abort();
  }

  /** Of those that got through while others were being told, one more telling is enough. */
  async #tellReconnected(): Promise<void> {
    this.#untold = true;
    if (this.#telling) return;
    this.#telling = true;
    while (this.#untold) {
      this.#untold = false;
      // Whoever is told asks for more, and would wait for itself.
      await Promise.allSettled(this.#reconnected.map((task) => this.impatiently(task)));
    }
    this.#telling = false;
  }
}
