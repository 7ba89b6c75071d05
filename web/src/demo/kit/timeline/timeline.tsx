import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import styles from './timeline.module.css';

type Moment = {
  readonly id: string;
  readonly title: ReactNode;
  /** The time in words. */
  readonly when?: ReactNode;
  readonly tone?: Tone;
  /** Replaces the dot. */
  readonly icon?: Icon;
  readonly content?: ReactNode;
};

export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {moments.map(({ id, title, when, tone = 'accent', icon: Glyph, content }) => (
        <li key={id} data-tone={tone} className={styles.moment}>
          <span className={Glyph ? styles.glyph : styles.dot} aria-hidden="true">
            {Glyph && <Glyph size={16} stroke={1.8} />}
          </span>
          <div className={styles.head}>
            <strong>{title}</strong>
            {when && <span className={styles.when}>{when}</span>}
          </div>
          {content && <div className={styles.content}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}
