import { AsyncLocalStorage } from 'node:async_hooks';
import { problem } from './problems.ts';

const calling = new AsyncLocalStorage<string | null>();

/** The API key with which the present call was made; null when it was a session, or when nobody called. */
export function callingKeyId(): string | null {
  return calling.getStore() ?? null;
}

/** Does what was asked for with that key, now or later, so that whatever writes down who did it names the key too. */
export function withCallingKey<T>(keyId: string | null, task: () => T): T {
  return calling.run(keyId, task);
}

/** Refuses a key what a person decides, where a call that keys reach may do that too; the sentence says who decides it. */
export function requirePerson(title: string): void {
  if (callingKeyId() !== null) throw problem({ code: 'clave-sin-permiso', status: 403, title });
}
