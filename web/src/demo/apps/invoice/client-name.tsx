import { TwoLines } from '../../../list/table/cell-text.tsx';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from './client-name.module.css';

type Props = {
  readonly name: string;
  readonly email: string;
  /** A picture's address; empty where the client has none. */
  readonly avatar: string;
};

/** Each client keeps one of the colours of the statuses. */
const TONES = ['ok', 'warn', 'bad', 'info', 'accent', 'idle'] as const satisfies readonly Tone[];

/** A client in a list: face or initials, name and email. */
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
