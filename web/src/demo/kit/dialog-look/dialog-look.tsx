import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import styles from './dialog-look.module.css';

type Props = {
  /** A `Dialog`. */
  readonly children: ReactNode;
  /** `full` covers the window. */
  readonly size?: 'smallest' | 'small' | 'large' | 'full';
  /** As wide as the window, at that edge of it. */
  readonly edge?: 'ceiling' | 'floor';
  /** Colours the line of the title. */
  readonly tone?: Tone;
  /** It appears at once, without movement. */
  readonly still?: boolean;
};

/** Looks of a dialog that the product does without. */
export function DialogLook({ children, size, edge, tone, still }: Props) {
  return (
    <div className={styles.look} data-size={size} data-edge={edge} data-tone={tone} data-still={still}>
      {children}
    </div>
  );
}
