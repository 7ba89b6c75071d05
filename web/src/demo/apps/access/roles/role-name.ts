import type { PermissionRole } from '../../../../sample-data/permissions/permissions.ts';
import type { Role } from '../../../../sample-data/roles/roles.ts';
import type { UserRole } from '../../../../sample-data/users/users.ts';
import type { AccessText } from '../texts.ts';

/** The list of permissions calls the roles of users by these names. */
const NAMES: Readonly<Record<UserRole, PermissionRole>> = {
  admin: 'administrator',
  maintainer: 'manager',
  editor: 'user',
  author: 'support',
  subscriber: 'restricted-user',
};

export const USER_ROLES = Object.keys(NAMES) as readonly UserRole[];

export function userRoleName(role: UserRole, t: AccessText): string {
  return t(`role-${NAMES[role]}`);
}

/** Gives the name that somebody typed for a role, or else that of its users' role. */
export function roleName({ name, userRole }: Pick<Role, 'name' | 'userRole'>, t: AccessText): string {
  return name === '' && userRole ? userRoleName(userRole, t) : name;
}
