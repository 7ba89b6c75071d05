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

/** `users.read`: one cell of the table of rights. */
export type RoleGrant = `${RoleArea}.${RoleRight}`;

export type Role = {
  readonly id: number;
  /** Empty for those that the house begins with, whose name is a text of the program. */
  readonly name: string;
  /** The role of the users who have it; none yet for those added here. */
  readonly userRole?: UserRole;
  readonly grants: readonly RoleGrant[];
};

/** Body of `POST /apps/roles/save`: without an id, a new one. */
export type SaveRole = { readonly role: Omit<Role, 'id'> & { readonly id?: number } };
