import type { ReactNode } from 'react';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './auth.module.css';
import { useVariant } from './use-variant.ts';

type Props = {
  readonly title: string;
  readonly text: ReactNode;
  /** The scene is drawn beside the form where there is room for it. */
  readonly scene: ReactNode;
  readonly children: ReactNode;
  /** The footer links to the page that somebody may want instead. */
  readonly footer?: ReactNode;
};

/** Draws a page of the sign-in: in a card with shapes behind it, or beside its scene. */
export function AuthPage({ title, text, scene, children, footer }: Props) {
  const { look } = useVariant();
  const form = (
    <div className={styles.form}>
      {look === 'basic' && <Brand />}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      {footer && <p className={styles.footer}>{footer}</p>}
    </div>
  );
  if (look === 'basic') {
    return (
      <div className={styles.basic}>
        <div className={styles.card}>{form}</div>
      </div>
    );
  }
  return (
    <div className={styles.cover}>
      <div className={styles.picture}>
        <Brand />
        <div className={styles.drawing}>
          <Drawing>{scene}</Drawing>
        </div>
      </div>
      <div className={styles.side}>{form}</div>
    </div>
  );
}

function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <Logo size={32} />
    </Link>
  );
}
