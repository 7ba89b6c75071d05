import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './card.module.css';

type Props = {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Removes the inner margin, so that a table or a filter bar reaches the edges. */
  readonly flush?: boolean;
  /** Pixels kept for the content at the usual size of text, so that nothing below moves when it arrives. */
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

/**
 * As many cards side by side as fit, of equal width; `min` is in pixels at the usual size of text. Up to six cards
 * always fill their lines.
 */
export function CardGrid({ min = 260, children }: { min?: number; children: ReactNode }) {
  return (
    <div className={styles.grid} style={{ '--min': rem(min) } as CSSProperties}>
      {children}
    </div>
  );
}

/** Room for text is measured in `rem`, because it has to grow with the text. */
function rem(px: number): string {
  return `${px / 16}rem`;
}
