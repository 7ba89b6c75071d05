import type { Worker } from 'node:worker_threads';
import { errorCode } from './errors.ts';
import { ProblemError } from './problems.ts';
import { TimeLeft } from './thread-time.ts';
import type { WorkerMessage, WorkerOrder } from './worker-task.ts';
import { startWorker } from './worker-thread.ts';

export type WorkerPoolOptions = {
  /** The module calls `answerTasks`. */
  readonly module: URL;
  /** The number of tasks done at a time; the others wait. */
  readonly threads: number;
  /**
   * The limit for the objects of a thread, in MB. V8 does not count the bytes of buffers, so a task has to
   * limit those itself.
   */
  readonly memoryMb: number;
  /**
   * The limit for the work on one task, in ms of a processor, or of the clock where the system does not tell the time of threads;
   * the time that its caller takes between two parts does not count.
   */
  readonly timeLimitMs: number;
  /** Makes the error of a task that went over a limit. */
  readonly exceeded: (limit: 'memory' | 'time') => ProblemError;
};

/** A thread that is idle for this long, in ms, ends. */
const IDLE_MS = 30_000;
const START_LIMIT_MS = 60_000;
/** The time of a thread is not looked at more often, in ms. */
const LOOKS_MS = 10;

/**
 * Does tasks in threads of their own, where they keep no other call waiting. A task that needs too much memory or time, or
 * whose thread ends for whatever reason, fails alone: its thread is ended and the next task gets another one.
 */
export class WorkerPool<Input, Output> {
  readonly #options: WorkerPoolOptions;
  /** Each idle thread has the timer that will end it. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #turns: (() => void)[] = [];
  /** Where the system tells of each thread. */
  readonly #folders = new WeakMap<Worker, string | undefined>();
  #busy = 0;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Runs a task that yields one part, and answers that part. */
  async run(input: Input): Promise<Output> {
    const parts: Output[] = [];
    for await (const part of this.stream(input)) parts.push(part);
    const [result] = parts;
    if (result === undefined) throw new Error('The task ended without a result');
    return result;
  }

  /** Yields the parts of a result as they come. */
  async *stream(input: Input): AsyncGenerator<Output> {
    await this.#waitForTurn();
    let worker: Worker | undefined;
    let finished = false;
    try {
      worker = this.#takeIdle() ?? (await this.#start());
      const time = new TimeLeft(this.#options.timeLimitMs, this.#folders.get(worker));
      let order: WorkerOrder<Input> = { kind: 'task', input };
      for (;;) {
        time.start();
        const message = await this.#ask(worker, order, time);
        time.stop();
        finished = message.kind !== 'part';
        if (message.kind === 'problem') throw new ProblemError(message.problem);
        if (message.kind === 'failure') throw message.error;
        if (message.kind !== 'part') return;
        yield message.value;
        order = { kind: 'next' };
      }
    } finally {
      if (worker) await this.#giveBack(worker, finished);
      this.#busy--;
      this.#turns.shift()?.();
    }
  }

  async #waitForTurn(): Promise<void> {
    while (this.#busy >= this.#options.threads) {
      await new Promise<void>((resolve) => this.#turns.push(resolve));
    }
    this.#busy++;
  }

  #takeIdle(): Worker | undefined {
    const [worker] = this.#idle.keys();
    if (!worker) return undefined;
    this.#forget(worker);
    worker.ref();
    return worker;
  }

  async #start(): Promise<Worker> {
    const worker = startWorker(this.#options.module, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb },
    });
    // Without a listener, a thread that fails between two tasks would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => this.#forget(worker));
    try {
      const start = new TimeLeft(START_LIMIT_MS, undefined);
      start.start();
      const message = await nextMessage(worker, start);
      if (message.kind === 'ready') this.#folders.set(worker, message.folder);
      return worker;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  async #ask(worker: Worker, order: WorkerOrder<Input>, time: TimeLeft): Promise<WorkerMessage<Output>> {
    const answer = nextMessage<Output>(worker, time);
    worker.postMessage(order);
    try {
      return await answer;
    } catch (error) {
      if (error instanceof TimeLimitError) throw this.#options.exceeded('time');
      if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw this.#options.exceeded('memory');
      throw error;
    }
  }

  async #giveBack(worker: Worker, finished: boolean): Promise<void> {
    // A thread that has ended has no identifier.
    if (!finished || worker.threadId === -1) {
      await worker.terminate();
      return;
    }
    // An idle thread does not keep the process alive.
    worker.unref();
    this.#idle.set(worker, setTimeout(() => worker.terminate(), IDLE_MS).unref());
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}

class TimeLimitError extends Error {}

/** The next message of a thread; rejects when the thread fails, ends or takes too long. */
function nextMessage<Output>(worker: Worker, time: TimeLeft): Promise<WorkerMessage<Output>> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('messageerror', onError).off('error', onError).off('exit', onExit);
    };
    const onMessage = (message: WorkerMessage<Output>) => {
      settle();
      resolve(message);
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    const onExit = (code: number) => onError(new Error(`The worker ended with code ${code}`));
    const look = () => {
      const left = time.left();
      if (left <= 0) onError(new TimeLimitError());
      else timer = setTimeout(look, Math.max(left, LOOKS_MS));
    };
    let timer: NodeJS.Timeout | undefined;
    look();
    worker.on('message', onMessage).on('messageerror', onError).on('error', onError).on('exit', onExit);
  });
}
