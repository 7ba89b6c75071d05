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
  /** The line links to this address. */
  readonly to?: string;
  /** A figure or a drawing stands at the end of the line. */
  readonly children: ReactNode;
};

/** Lists lines in a card, each with a picture, a name and a figure. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className="vt-stack vt-gap-4">{children}</ul>;
}

export function ListLine({ icon: Glyph, tone = 'accent', name, text, to, children }: Props) {
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
