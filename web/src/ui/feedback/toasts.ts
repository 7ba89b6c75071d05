import type { Tone } from './badge.tsx';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** Takes back what has just been done. */
  readonly undo?: () => void;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that something has happened: `notify('Propuesta enviada')`, `notify('Cliente borrado', { undo })`. */
export function notify(text: string, { tone = 'ok', undo }: { tone?: Tone; undo?: () => void } = {}): void {
  lastId += 1;
  publish([...toasts.slice(-3), { id: lastId, text, tone, undo }]);
}

/** Tells why something has failed: `onError: notifyFailure`, `.catch(notifyFailure)`. */
export function notifyFailure({ message }: Error): void {
  notify(message, { tone: 'bad' });
}

export function dismiss(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}
