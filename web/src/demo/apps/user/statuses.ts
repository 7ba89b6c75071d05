import type { UserStatus } from '../../../sample-data/users/users.ts';

/** Each status has the tone of its pill. */
export const STATUSES = {
  active: 'ok',
  pending: 'warn',
  inactive: 'idle',
  suspended: 'bad',
} as const satisfies Record<UserStatus, string>;

export const STATUS_NAMES = Object.keys(STATUSES) as readonly UserStatus[];
