import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Props = {
  readonly type: 'radio' | 'checkbox';
  /** The name that radio buttons of one choice share. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
};

/** One line of a panel of settings; pressing it anywhere chooses it. */
export function Choice({ children, ...input }: Props) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      {children}
    </label>
  );
}
