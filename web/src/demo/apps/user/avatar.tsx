import type { User } from '../../../sample-data/users/users.ts';
import styles from './avatar.module.css';

type Props = {
  readonly user: Pick<User, 'fullName' | 'avatar' | 'avatarColor'>;
  readonly size?: number;
};

/** Colours of the samples, in those of the product. */
const TONES = {
  'light-primary': 'accent',
  'light-success': 'ok',
  'light-danger': 'bad',
  'light-warning': 'warn',
  'light-info': 'info',
} as const;

/** The face of a user, or the initials; the name stands beside it. */
export function Avatar({ user: { fullName, avatar, avatarColor }, size = 36 }: Props) {
  if (avatar) {
    return <img src={avatar} alt="" width={size} height={size} className={styles.face} loading="lazy" />;
  }
  return (
    <span
      className={styles.face}
      data-tone={TONES[avatarColor ?? 'light-primary']}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {initialsOf(fullName)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
