import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { Problem } from '@vatio/contract/endpoints';
import { ProblemError } from './problems.ts';
import { folderOfThread } from './thread-time.ts';

/** A thread of a `WorkerPool` says that it is ready, a part of a result, the end of it, or why there is none. */
export type WorkerMessage<Output> =
  | { readonly kind: 'ready'; readonly folder: string | undefined }
  | { readonly kind: 'part'; readonly value: Output }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'failure'; readonly error: Error };

/** A `WorkerPool` tells a thread to begin a task, or that the next part of its result may come. */
export type WorkerOrder<Input> = { readonly kind: 'task'; readonly input: Input } | { readonly kind: 'next' };

/**
 * Makes a module the worker of a `WorkerPool`, with one task at a time. Each part of a result is sent when it
 * is asked for, so that a long one never arrives as a single message that the other thread takes long to read.
 */
export function answerTasks<Input, Output>(task: (input: Input) => AsyncIterable<Output>): void {
  const port = parentPort;
  if (!port) throw new Error('answerTasks() is for worker threads');
  const say = (message: WorkerMessage<Output>) => port.postMessage(message);
  port.on('message', async (order: WorkerOrder<Input>) => {
    if (order.kind !== 'task') return;
    try {
      for await (const value of task(order.input)) {
        const reply = once(port, 'message');
        say({ kind: 'part', value });
        await reply;
      }
      say({ kind: 'end' });
    } catch (error) {
      say(
        error instanceof ProblemError
          ? { kind: 'problem', problem: error.problem }
          : { kind: 'failure', error: cloneable(error) },
      );
    }
  });
  say({ kind: 'ready', folder: folderOfThread() });
}

/** An error may hold something that cannot be cloned to another thread, such as a stream. */
function cloneable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const copy = new Error(error.message);
  copy.name = error.name;
  if (error.stack !== undefined) copy.stack = error.stack;
  return copy;
}
