import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import styles from './trend-card.module.css';

type Props = {
  readonly icon?: Icon;
  readonly tone?: Tone;
  readonly title: string;
  /** The value is undefined while it is on its way; its room stays the same. */
  readonly value: string | undefined;
  readonly note?: ReactNode;
  /** The drawing takes this height, in px at the usual size of text. */
  readonly chartHeight: number;
  /** A flush drawing, such as an area, reaches the edges of the card. */
  readonly flush?: boolean;
  readonly children: ReactNode;
};

/** Shows a figure over the drawing of the series that it comes from. */
export function TrendCard({
  icon: Glyph,
  tone = 'accent',
  title,
  value,
  note,
  chartHeight,
  flush,
  children,
}: Props) {
  return (
    <article className={styles.card} data-flush={flush || undefined}>
      {Glyph && (
        <span className={styles.glyph} data-tone={tone}>
          <Glyph size={22} stroke={1.7} aria-hidden />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.value}>
        <bdi>{value ?? <span className={styles.ghost} />}</bdi>
      </p>
      {note && <p className="vt-small">{note}</p>}
      <div className={styles.chart} style={{ minBlockSize: `${chartHeight / 16}rem` }}>
        {children}
      </div>
    </article>
  );
}
