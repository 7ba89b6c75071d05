import { IconCrown, IconDatabase, IconEdit, IconSettings, IconUser } from '@tabler/icons-react';
import type { UserRole } from '../../../sample-data/users/users.ts';

/** The roles go from the one with the most rights to the one with the fewest. */
export const ROLES = {
  admin: { icon: IconCrown, tone: 'bad' },
  maintainer: { icon: IconDatabase, tone: 'ok' },
  author: { icon: IconSettings, tone: 'warn' },
  editor: { icon: IconEdit, tone: 'info' },
  subscriber: { icon: IconUser, tone: 'accent' },
} as const satisfies Record<UserRole, object>;

export const ROLE_NAMES = Object.keys(ROLES) as readonly UserRole[];
