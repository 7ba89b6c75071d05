import type texts from './es.json';

type NounLabel = Extract<keyof typeof texts, `noun-${string}`>;

/** The key of a noun's label. `claves.test.tsx` fails for a noun that has none. */
export function nounLabelOf(noun: string): NounLabel {
  return `noun-${noun}` as NounLabel;
}
