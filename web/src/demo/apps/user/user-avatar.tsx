import type { User } from '../../../sample-data/users/users.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';

type Props = {
  readonly user: Pick<User, 'fullName' | 'avatar' | 'avatarColor'>;
  readonly size?: number;
};

/** Turns the colours of the samples into tones of the product. */
const TONES = {
  'light-primary': 'accent',
  'light-success': 'ok',
  'light-danger': 'bad',
  'light-warning': 'warn',
  'light-info': 'info',
} as const;

/** Draws the face of a user, or their initials on a colour of their own. */
export function UserAvatar({ user: { fullName, avatar, avatarColor = 'light-primary' }, size }: Props) {
  return <Avatar name={fullName} picture={avatar} size={size} tone={TONES[avatarColor]} />;
}
