import type { Icon } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { Tone } from '../feedback/badge.tsx';
import styles from './avatar.module.css';

type Props = {
  readonly name: string;
  /** The address of a picture; empty when there is none. */
  readonly picture?: string | null;
  /** Pixels while the text has its usual size; the picture grows with the text, as the initials do. */
  readonly size?: number;
  readonly tone?: Tone;
  /** Stands instead of the initials, for what is no person. */
  readonly icon?: Icon;
};

/**
 * The picture of a person, or the initials when there is none or it does not load. The name stands beside it in words.
 */
export function Avatar({ name, picture, size = 36, tone = 'accent', icon: Glyph }: Props) {
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
      {Glyph ? <Glyph size={size * 0.55} stroke={1.7} /> : initialsOf(name)}
    </span>
  );
}

/** The initials of the first two words; of a mail address, those of its first two parts. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.@]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
