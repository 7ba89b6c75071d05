import { drawPortrait } from '../pictures.ts';
import { readTable, slugOf } from '../table.ts';
import { USER_TABLE } from './table.ts';
import type { User, UserBilling, UserPlan, UserRole, UserStatus } from './users.ts';

const COLUMNS = [
  'fullName',
  'company',
  'country',
  'contact',
  'role',
  'plan',
  'status',
  'billing',
  'colour',
] as const;

/** The initials of a user whose picture goes away stand on one of these. */
const COLOURS = ['primary', 'success', 'danger', 'warning', 'info'] as const;

export function readUsers(): User[] {
  return readTable(COLUMNS, USER_TABLE).map(({ plan, colour, ...row }, index) => ({
    id: index + 1,
    fullName: row.fullName,
    username: slugOf(row.fullName, '.'),
    email: `${slugOf(row.fullName, '.')}@${slugOf(row.company, '')}.example`,
    company: row.company,
    country: row.country,
    contact: row.contact,
    role: row.role as UserRole,
    currentPlan: plan as UserPlan,
    status: row.status as UserStatus,
    billing: row.billing as UserBilling,
    avatar: colour === '' ? drawPortrait(row.fullName) : '',
    avatarColor: `light-${colour || COLOURS[index % COLOURS.length]}` as User['avatarColor'],
  }));
}
