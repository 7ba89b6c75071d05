import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';
import { StateDrawing } from './state-drawing.tsx';

type Props = {
  readonly icon: Icon;
  readonly title: string;
  readonly text?: ReactNode;
  /** The one button that leads out of the empty state. */
  readonly children?: ReactNode;
};

/** An empty place says what belongs there and how to begin. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className={styles.state}>
      <StateDrawing scene="paper" icon={icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
