import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle' | 'accent';

type Props = {
  readonly tone?: Tone;
  /** `solid` is for what must be seen first, such as a count; `glow` adds a shine to it. */
  readonly look?: 'soft' | 'solid' | 'glow';
  readonly shape?: 'pill' | 'square';
  readonly children: ReactNode;
};

/** A state in words. Its colour helps those who see it, and its dot stays visible on a printed page. */
export function Badge({ tone = 'idle', look = 'soft', shape = 'pill', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-look={look} data-shape={shape}>
      {children}
    </span>
  );
}
