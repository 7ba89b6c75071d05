import { fold } from '../../format/fold.ts';
import styles from './search-box.module.css';

/** A text in which the searched words are marked. */
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

type Part = { readonly from: number; readonly part: string; readonly marked: boolean };

/** Cuts a text where a searched word begins or ends, whatever its accents and case. */
export function marksOf(text: string, query: string): Part[] {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map((letter) => fold(letter)[0] ?? ' ').join('');
  const inWord = letters.map(() => false);
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
