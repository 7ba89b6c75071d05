import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './line-list.module.css';

type Props = {
  readonly icon: Icon;
  readonly tone?: Tone;
  readonly name: string;
  readonly text?: string;
  /** Where the line leads on. */
  readonly to?: string;
  /** At its end: a figure, a drawing. */
  readonly children: ReactNode;
};

/** Lines of a card: a picture, a name and what it comes to. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export function Line({ icon: Glyph, tone = 'accent', name, text, to, children }: Props) {
  return (
    <li className={styles.line}>
      <span className={styles.glyph} data-tone={tone}>
        <Glyph size={20} stroke={1.7} aria-hidden />
      </span>
      <span className={styles.words}>
        {to ? <Link to={to}>{name}</Link> : name}
        {text && <small>{text}</small>}
      </span>
      <span className={styles.end}>{children}</span>
    </li>
  );
}
