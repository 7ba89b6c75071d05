import type { ReactNode } from 'react';
import type { Tone } from '../../feedback/badge.tsx';
import styles from './field-look.module.css';

type Props = {
  readonly size?: 'small' | 'large';
  /** `beside` puts each label before its field, in one line, where there is room for both. */
  readonly labels?: 'above' | 'beside';
  /** The colour of what is chosen or pressed. */
  readonly tone?: Exclude<Tone, 'accent'>;
  /** What the fields say has been checked, and is right. */
  readonly approved?: boolean;
  readonly children: ReactNode;
};

/** How the fields inside it look, one below another. */
export function FieldLook({ size, labels, tone, approved, children }: Props) {
  return (
    <div
      className={styles.look}
      data-size={size}
      data-labels={labels}
      data-tone={tone}
      data-approved={approved || undefined}
    >
      {children}
    </div>
  );
}
