import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './indexed.module.css';

type Part = { readonly id: string; readonly title: string; readonly content: ReactNode };

type Props = {
  /** The name of the index among the landmarks of the page. */
  readonly label: string;
  readonly parts: readonly Part[];
  /** A column of text and controls, which no wide window stretches. */
  readonly narrow?: boolean;
};

/**
 * The parts of a long page with an index of them, which stays in sight beside them and marks the one that is read. A press leads
 * to one without changing the address. Where there is no room beside, or a single part, there is no index.
 */
export function Indexed({ label, parts, narrow }: Props) {
  const column = useRef<HTMLDivElement>(null);
  const read = useReadPart(column, parts.length);
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const part = document.getElementById(placeOf(id));
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.page}>
      {parts.length > 1 && (
        <nav className={styles.index} aria-label={label}>
          <ul>
            {parts.map(({ id, title }, place) => (
              <li key={id}>
                <a
                  href={`#${placeOf(id)}`}
                  aria-current={place === read ? 'location' : undefined}
                  onClick={(event) => go(event, id)}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={column} className={styles.parts} data-narrow={narrow}>
        {parts.map(({ id, content }) => (
          <div key={id} id={placeOf(id)} className={styles.part} tabIndex={-1}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

function placeOf(id: string): string {
  return `part-${id}`;
}

/** The place among the parts of the first one that reaches below the bar of the page; the last one at its end. */
function useReadPart(column: { readonly current: HTMLElement | null }, count: number): number {
  const [read, setRead] = useState(0);
  useEffect(() => {
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const parts = [...(column.current?.children ?? [])];
      // A third of the window leaves the part that somebody has just gone to above it, whatever stands before.
      const first = parts.findLastIndex((part) => part.getBoundingClientRect().top < clientHeight / 3);
      setRead(isEnd ? count - 1 : Math.max(0, first));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [column, count]);
  return read;
}
