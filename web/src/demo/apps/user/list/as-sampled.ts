import { matches } from '../../../../format/fold.ts';
import { BILLINGS } from '../billings.ts';
import type { UserText } from '../texts.ts';

/** A text shorter than this is more likely the beginning of a name than a word of the list. */
const WORD = 4;

/** Translates a search into the words of the samples, which say `Auto Debit` where the list shows «Domiciliada». */
export function asSampled(typed: string, t: UserText): string {
  const text = typed.trim();
  if (text.length < WORD) return text;
  const billings = Object.entries(BILLINGS).filter(([, name]) => matches(t(`billing-${name}`), text));
  const [only] = billings;
  return only && billings.length === 1 ? only[0] : text;
}
