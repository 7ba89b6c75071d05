import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import styles from './field-look.module.css';

type Props = {
  readonly size?: 'small' | 'large';
  /** `beside` puts each label before its field, in one line, where there is room for both. */
  readonly labels?: 'above' | 'beside';
  /** The colour of checked or pressed controls. */
  readonly tone?: Exclude<Tone, 'accent'>;
  /** Marks the fields as checked and correct. */
  readonly approved?: boolean;
  readonly children: ReactNode;
};

/** Sets the look of all the fields inside it. */
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
