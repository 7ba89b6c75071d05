import type { Tone } from './badge.tsx';

/** Where notices appear. */
export type ToastPlace =
  | 'top-right'
  | 'top-left'
  | 'top-centre'
  | 'bottom-right'
  | 'bottom-left'
  | 'bottom-centre';

type ToastOptions = {
  readonly tone?: Tone;
  /** Takes back what has just been done. */
  readonly undo?: () => void;
  /** Something else that can be done from the notice, which goes away with it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays; `Infinity`, until somebody closes it. */
  readonly lastsMs?: number;
  /** Shows how much of its time is left. */
  readonly bar?: boolean;
  /** Other than the corner of the layout. */
  readonly place?: ToastPlace;
  /** A sign in the place of its icon, such as an emoji. */
  readonly sign?: string;
  /** The whole notice in its colour. */
  readonly filled?: boolean;
};

export type Toast = ToastOptions & {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
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

/**
 * Tells that something has happened: `notify('Propuesta enviada')`, `notify('Cliente borrado', { undo })`. Answers its
 * name, for `replaceNotice`.
 */
export function notify(text: string, { tone = 'ok', ...options }: ToastOptions = {}): number {
  lastId += 1;
  publish([...toasts.slice(-3), { ...options, id: lastId, text, tone }]);
  return lastId;
}

/** Puts a notice in the place of another, if that is still there: what was under way has come to an end. */
export function replaceNotice(id: number, text: string, options: ToastOptions = {}): void {
  const next = notify(text, options);
  const replacing = toasts.find((toast) => toast.id === next);
  const rest = toasts.filter((toast) => toast.id !== next);
  if (replacing && rest.some((toast) => toast.id === id)) {
    publish(rest.map((toast) => (toast.id === id ? replacing : toast)));
  }
}

/** Tells why something has failed: `onError: notifyFailure`, `.catch(notifyFailure)`. */
export function notifyFailure({ message }: Error): void {
  notify(message, { tone: 'bad' });
}

export function dismiss(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}
