import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import styles from './divider.module.css';

type Props = {
  /** Words or an icon in the middle of the line. */
  readonly children?: ReactNode;
  readonly align?: 'start' | 'start-centre' | 'centre' | 'end-centre' | 'end';
  readonly line?: 'solid' | 'dashed' | 'dotted';
  readonly tone?: Tone;
};

export function Divider({ children, align = 'centre', line = 'solid', tone }: Props) {
  return (
    <div data-align={align} data-line={line} data-tone={tone} className={styles.divider}>
      {children && <span>{children}</span>}
    </div>
  );
}
