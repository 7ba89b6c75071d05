import { type CSSProperties, useState } from 'react';
import type { Tone } from '../feedback/badge.tsx';
import styles from './avatar.module.css';

type Props = {
  readonly name: string;
  /** A picture's address; empty where there is none. */
  readonly picture?: string | null;
  /** In pixels while the text has its usual size: it grows with the text, as its initials do. */
  readonly size?: number;
  readonly tone?: Tone;
};

/** The picture of a person, or the initials where there is none or it does not come; the name stands beside it. */
export function Avatar({ name, picture, size = 36, tone = 'accent' }: Props) {
  const [broken, setBroken] = useState<string>();
  const style = { '--size': `${size / 16}rem` } as CSSProperties;
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={styles.avatar}
        style={style}
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span className={styles.avatar} data-tone={tone} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Of the first two words; of an address of mail, of its first two parts. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.@]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
