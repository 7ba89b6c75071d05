import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import { untilConnected } from './connection-lost.ts';

type Result = { rows: unknown[] };
type Run = (text: string, values: unknown[]) => Promise<Result>;

/**
 * pg-boss's own loops write what became of a job without waiting for the answer, so that a rejection would
 * reach nobody and end Node: their statements wait until the database is back. The statements of a call fail at
 * once, so that its caller can say so.
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
    // In an outage every loop waits with a statement; Node would warn of a leak from the eleventh on.
    setMaxListeners(0, this.#closing.signal);
  }

  /** Statements that begin inside of the task, however long it lives, wait for the database. */
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
      // The loops are ending and nobody listens to them any more, so the statement never settles.
      return new Promise(() => undefined);
    }
  }

  close(): void {
    this.#closing.abort();
  }

  /** Reconnections that happen while the tasks are being told are told once more, together. */
  async #tellReconnected(): Promise<void> {
    this.#untold = true;
    if (this.#telling) return;
    this.#telling = true;
    while (this.#untold) {
      this.#untold = false;
      // A task may itself use the database; without patience it would wait for its own end.
      await Promise.allSettled(this.#reconnected.map((task) => this.impatiently(task)));
    }
    this.#telling = false;
  }
}
