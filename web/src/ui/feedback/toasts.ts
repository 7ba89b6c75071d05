import type { Tone } from './badge.tsx';

/** The edge or corner of the window where a notice appears. */
export type ToastPlace =
  | 'top-right'
  | 'top-left'
  | 'top-centre'
  | 'bottom-right'
  | 'bottom-left'
  | 'bottom-centre';

type ToastOptions = {
  readonly tone?: Tone;
  /** Adds a button that takes back the change of which the notice tells. */
  readonly undo?: () => void;
  /** Adds another button; pressing it closes the notice. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds that the notice stays; `Infinity` keeps it until somebody closes it. */
  readonly lastsMs?: number;
  /** Draws how much of its time is left. */
  readonly bar?: boolean;
  /** A place other than the one that the layout chooses. */
  readonly place?: ToastPlace;
  /** An emoji or another character instead of the icon. */
  readonly sign?: string;
  /** Fills the whole notice with the colour of its tone; `glass` lets the page show through. */
  readonly filled?: boolean | 'glass';
  /** A line above the text. */
  readonly title?: string;
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
 * Shows a notice: `notify('Propuesta enviada')`, `notify('Cliente borrado', { undo })`. Returns its id, for
 * `replaceNotice`.
 */
export function notify(text: string, { tone = 'ok', ...options }: ToastOptions = {}): number {
  lastId += 1;
  publish([...toasts.slice(-3), { ...options, id: lastId, text, tone }]);
  return lastId;
}

/** Replaces a notice, if it is still shown: the task that it told of has ended. */
export function replaceNotice(id: number, text: string, options: ToastOptions = {}): void {
  const next = notify(text, options);
  const replacing = toasts.find((toast) => toast.id === next);
  const rest = toasts.filter((toast) => toast.id !== next);
  if (replacing && rest.some((toast) => toast.id === id)) {
    publish(rest.map((toast) => (toast.id === id ? replacing : toast)));
  }
}

/** Shows the message of an error: `onError: notifyFailure`, `.catch(notifyFailure)`. */
export function notifyFailure({ message }: Error): void {
  notify(message, { tone: 'bad' });
}

export function dismiss(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}
