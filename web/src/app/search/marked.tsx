import { fold } from '../../format/fold.ts';
import styles from './search-box.module.css';

export function Marked({ text, query }: { text: string; query: string }) {
  return marksOf(text, query).map(({ from, part, marked }) =>
    marked ? (
      <mark key={from} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/**
 * Where the whole query stands in a text: as it is written or, when it has a figure as codes do, whatever its separators.
 */
function wholePiece(folded: string, query: string): [number, number] | undefined {
  const typed = query.trim();
  const at = typed === '' ? -1 : folded.indexOf(typed);
  if (at >= 0) return [at, at + typed.length];
  const wanted = typed.replace(/[^\p{L}\p{N}]/gu, '');
  if (!/\d/.test(wanted)) return undefined;
  const places = [...folded].flatMap((letter, i) => (/[\p{L}\p{N}]/u.test(letter) ? [i] : []));
  const start = places
    .map((i) => folded[i])
    .join('')
    .indexOf(wanted);
  if (start < 0) return undefined;
  return [places[start]!, places[start + wanted.length - 1]! + 1];
}

type Part = { readonly from: number; readonly part: string; readonly marked: boolean };

/** Cuts a text where a searched word begins or ends, whatever its accents and case. */
export function marksOf(text: string, query: string): Part[] {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map((letter) => fold(letter)[0] ?? ' ').join('');
  const inWord = letters.map(() => false);
  const whole = wholePiece(folded, fold(query));
  if (whole) inWord.fill(true, ...whole);
  else
    for (const word of fold(query.trim()).split(/\s+/).filter(Boolean)) {
      const at = folded.indexOf(word);
      if (at >= 0) inWord.fill(true, at, at + word.length);
    }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const marked = inWord[index] ?? false;
    const last = parts.at(-1);
    if (last?.marked === marked) parts[parts.length - 1] = { ...last, part: last.part + letter };
    else parts.push({ from: index, part: letter, marked });
  }
  return parts;
}
