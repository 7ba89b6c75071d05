import type { ReactNode } from 'react';
import { Logo } from '../../ui/brand/logo.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './misc.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly scene: ReactNode;
  /** The children offer what can be done about it. */
  readonly children: ReactNode;
};

/** Fills the window with a page that says what happens, in words and in a drawing, and shows the way out. */
export function MiscPage({ title, text, scene, children }: Props) {
  return (
    <div className={styles.page}>
      <Link to="/" className={styles.brand}>
        <Logo size={32} />
      </Link>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.drawing}>
        <Drawing>{scene}</Drawing>
      </div>
    </div>
  );
}
