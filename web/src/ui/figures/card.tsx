import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type Props = {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Lets tables and filter bars reach the edges. */
  readonly flush?: boolean;
  /** Room kept for the content at the usual size of text, px, so that nothing below moves when it arrives. */
  readonly height?: number;
};

export function Card({ title, actions, children, flush, height }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header className={styles.head}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      <div
        className={flush ? styles.flush : styles.body}
        style={height ? { minBlockSize: rem(height) } : undefined}
      >
        {children}
      </div>
    </section>
  );
}

/** Cards side by side, as many as fit, sharing the width; `min` in px at the usual size of text. */
export function CardGrid({ min = 260, children }: { min?: number; children: ReactNode }) {
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(min)}, 100%), 1fr))` }}
    >
      {children}
    </div>
  );
}

/** What holds text grows with it. */
function rem(px: number): string {
  return `${px / 16}rem`;
}
