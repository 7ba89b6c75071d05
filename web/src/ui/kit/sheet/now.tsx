import type { ReactNode } from 'react';
import type { Tone } from '../../feedback/badge.tsx';
import styles from './sheet.module.css';

type Props = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Amber, the colour of what is to be done now, unless it is late. */
  readonly tone?: Tone;
  /** The one button of the next step. */
  readonly children?: ReactNode;
};

/** What happens now with a thing, and its next step. */
export function Now({ title, text, tone = 'warn', children }: Props) {
  return (
    <section className={styles.now} data-tone={tone}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
