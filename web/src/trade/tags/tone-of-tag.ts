import { fold } from '../../format/fold.ts';
import type { Tone } from '../../ui/feedback/badge.tsx';

const TONES: readonly Tone[] = ['accent', 'info', 'ok', 'warn', 'bad', 'idle'];

/** A tag has the same colour everywhere and for everybody, because its name gives it. */
export function toneOfTag(name: string): Tone {
  let sum = 0;
  for (const letter of fold(name)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length]!;
}
