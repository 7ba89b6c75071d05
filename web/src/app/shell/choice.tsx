import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Props = {
  readonly type: 'radio' | 'checkbox';
  /** Name of the radios that go together. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
};

/** One line of a panel of settings: all of it can be pressed. */
export function Choice({ children, ...input }: Props) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      {children}
    </label>
  );
}
