import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle' | 'accent';

type Props = {
  readonly tone?: Tone;
  /** `solid` for what has to be seen first, such as a count; `glow` shines besides. */
  readonly look?: 'soft' | 'solid' | 'glow';
  readonly shape?: 'pill' | 'square';
  readonly children: ReactNode;
};

/** A state said in words, with a colour that helps those who see it and a dot that stays on a printed page. */
export function Badge({ tone = 'idle', look = 'soft', shape = 'pill', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-look={look} data-shape={shape}>
      {children}
    </span>
  );
}
