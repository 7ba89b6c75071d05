import { TwoLines } from '../../../list/table/cell-text.tsx';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from './client-name.module.css';

type Props = {
  readonly name: string;
  readonly email: string;
  /** The picture's address is empty for a client without one. */
  readonly avatar: string;
};

/** Each client keeps one of the colours of the statuses. */
const TONES = ['ok', 'warn', 'bad', 'info', 'accent', 'idle'] as const satisfies readonly Tone[];

/** Shows a client in a list with their face or initials, their name and their email. */
export function ClientName({ name, email, avatar }: Props) {
  return (
    <span className={styles.client}>
      <Avatar name={name} picture={avatar} size={34} tone={toneOf(name)} />
      <TwoLines first={<span className={styles.name}>{name}</span>} second={<bdi>{email}</bdi>} />
    </span>
  );
}

function toneOf(name: string): Tone | undefined {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length];
}
