import { AsyncLocalStorage } from 'node:async_hooks';

const reading = new AsyncLocalStorage<boolean>();

/** Whether statements that begin here go to the replica. */
export function readsReplica(): boolean {
  return reading.getStore() ?? false;
}

export function onReplica<T>(task: () => Promise<T>): Promise<T> {
  return reading.run(true, task);
}

/** Does on the primary what writes, in the middle of a read. */
export function onPrimary<T>(task: () => Promise<T>): Promise<T> {
  return reading.run(false, task);
}
