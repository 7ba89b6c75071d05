import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Props = {
  readonly type: 'radio' | 'checkbox';
  /** The name that radio buttons of one choice share. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** Stands above the line, and is pressed with it. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** One line of a panel of settings; pressing it anywhere chooses it. */
export function Choice({ picture, children, ...input }: Props) {
  return (
    <label className={styles.choice}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <input {...input} />
      {children}
    </label>
  );
}
