import type { UserRole } from '../users/users.ts';

export const ROLE_AREAS = [
  'users',
  'content',
  'disputes',
  'database',
  'finance',
  'reporting',
  'api',
  'repositories',
  'payroll',
] as const;
export const ROLE_RIGHTS = ['read', 'write', 'create'] as const;

export type RoleArea = (typeof ROLE_AREAS)[number];
export type RoleRight = (typeof ROLE_RIGHTS)[number];

/** A grant is one cell of the table of rights, such as `users.read`. */
export type RoleGrant = `${RoleArea}.${RoleRight}`;

export type Role = {
  readonly id: number;
  /** The name is empty for the five sample roles, which the program names in the reader's language. */
  readonly name: string;
  /** Users who have this role bear the given one. A role added on the screen has no users yet. */
  readonly userRole?: UserRole;
  readonly grants: readonly RoleGrant[];
};

/** `POST /apps/roles/save` takes this body. A role without an id is a new one. */
export type SaveRole = { readonly role: Omit<Role, 'id'> & { readonly id?: number } };
