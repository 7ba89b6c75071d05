import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '../../ui/fields/field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  /** Called 250 ms after the last keystroke, or at once with Enter. */
  readonly onSearch: (text: string) => void;
  readonly placeholder?: string;
};

const DEBOUNCE_MS = 250;

/** A search field that waits until typing stops. It follows changes from outside, such as Back. */
export function SearchInput({ label, value, onSearch, placeholder }: Props) {
  const [text, setText] = useState(value);
  const [published, setPublished] = useState(value);
  if (published !== value) {
    setPublished(value);
    setText(value);
  }

  const publish = useEffectEvent((next: string) => {
    if (next.trim() === value) return;
    setPublished(next.trim());
    onSearch(next.trim());
  });

  useEffect(() => {
    const timer = setTimeout(() => publish(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

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
        onKeyDown={(event) => event.key === 'Enter' && onSearch(text.trim())}
        className={`${styles.control} ${styles.withBefore}`}
      />
    </div>
  );
}
