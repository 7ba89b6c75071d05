import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '../../ui/fields/field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  /** Called shortly after a keystroke, or at once with Enter. */
  readonly onSearch: (text: string) => void;
  readonly placeholder?: string;
};

/** Milliseconds after the last key before its text is searched. */
const PAUSE_MS = 80;

/** Milliseconds between two searches at least, so that a word that is being typed is not searched with each letter. */
const APART_MS = 250;

/** No index of letters in threes helps to find fewer, and more are likely to follow. */
const ENOUGH_LETTERS = 3;

/** A search field whose answer comes while one types. It follows changes from outside, such as Back. */
export function SearchInput({ label, value, onSearch, placeholder }: Props) {
  const { text, setText, searchNow } = useTyped(value, onSearch);
  return (
    <div className={styles.inset}>
      <span className={styles.before}>
        <IconSearch size={18} stroke={1.8} aria-hidden />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        className={`${styles.control} ${styles.withBefore}`}
      />
    </div>
  );
}

/** The text in the field, which is searched by itself. `value` is what was searched last, here or from outside. */
function useTyped(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // What was searched here comes back as `value` a moment later, when more may have been typed.
  const [searched, setSearched] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const place = searched.indexOf(value);
    setSearched(place < 0 ? [] : searched.slice(place + 1));
    if (place < 0) setText(value);
  }

  const lastSearch = useRef(Number.NEGATIVE_INFINITY);
  const searchNow = () => {
    const wanted = text.trim();
    if (wanted === (searched.at(-1) ?? value)) return;
    lastSearch.current = performance.now();
    setSearched([...searched, wanted]);
    onSearch(wanted);
  };
  const afterPause = useEffectEvent(searchNow);
  useEffect(() => {
    const { length } = text.trim();
    const pause = length > 0 && length < ENOUGH_LETTERS ? APART_MS : PAUSE_MS;
    const timer = setTimeout(afterPause, Math.max(pause, lastSearch.current + APART_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, searchNow };
}
