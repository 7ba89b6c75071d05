import type { Tone } from '../../../ui/feedback/badge.tsx';

/** A task can have these labels, each with its colour; the dictionary names them under `label-<id>`. */
export const LABELS = {
  UX: 'ok',
  App: 'info',
  Forms: 'accent',
  Images: 'warn',
  'Code Review': 'bad',
  'Charts & Maps': 'idle',
} as const satisfies Readonly<Record<string, Tone>>;

type Label = keyof typeof LABELS;

export const LABEL_NAMES = Object.keys(LABELS) as Label[];

export function isLabel(name: string): name is Label {
  return Object.hasOwn(LABELS, name);
}
