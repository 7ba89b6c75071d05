import type { Icon } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../drawings/drawing.tsx';
import { Empty } from '../drawings/scenes.tsx';
import styles from './state.module.css';

type Picture =
  /** What would be here: it stands on the label of an empty carton. */
  { readonly icon: Icon; readonly scene?: never } | { readonly scene: ReactElement; readonly icon?: never };

type Props = Picture & {
  readonly title: string;
  readonly text?: ReactNode;
  /** The one button that leads out of the empty state. */
  readonly children?: ReactNode;
};

/** An empty place says what belongs there and how to begin. */
export function EmptyState({ icon: Glyph, scene, title, text, children }: Props) {
  return (
    <div className={scene ? styles.state : `${styles.state} ${styles.rows}`}>
      <div className={styles.scene}>
        <Drawing>{scene ?? <Empty label={Glyph && <Glyph x={24} y={4} size={26} stroke={1.6} />} />}</Drawing>
      </div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
