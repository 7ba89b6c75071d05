import type { CSSProperties } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from './avatar-group.module.css';

type Person = { readonly name: string; readonly picture?: string | null; readonly tone?: Tone };

type Props = {
  /** Screen readers read it as the name of the group. */
  readonly label: string;
  readonly people: readonly Person[];
  /** How many portraits are drawn; a number counts the rest. */
  readonly most?: number;
  /** The size is in pixels while the text has its usual size. */
  readonly size?: number;
};

/** Overlapping portraits of people. Pointing at one shows its name, and a screen reader reads all the names. */
export function AvatarGroup({ label, people, most = 5, size = 32 }: Props) {
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <ul aria-label={label} className={styles.group}>
      {shown.map(({ name, picture, tone }) => (
        <li key={name} title={name}>
          <Avatar name={name} picture={picture} size={size} tone={tone} />
          <span className="vt-hidden">{name}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li
          title={rest.map(({ name }) => name).join('\n')}
          className={styles.rest}
          style={{ '--size': `${size / 16}rem` } as CSSProperties}
        >
          <span aria-hidden="true">+{rest.length}</span>
          <span className="vt-hidden">{rest.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
