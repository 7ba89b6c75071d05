import { IconCrown, IconDatabase, IconEdit, IconSettings, IconUser } from '@tabler/icons-react';
import type { UserRole } from '../../../sample-data/users/users.ts';

/** From the one who may most to the one who may least. */
export const ROLES = {
  admin: { icon: IconCrown, tone: 'bad' },
  maintainer: { icon: IconDatabase, tone: 'ok' },
  author: { icon: IconSettings, tone: 'warn' },
  editor: { icon: IconEdit, tone: 'info' },
  subscriber: { icon: IconUser, tone: 'accent' },
} as const satisfies Record<UserRole, object>;

export const ROLE_NAMES = Object.keys(ROLES) as readonly UserRole[];
