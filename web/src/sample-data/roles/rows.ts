import {
  ROLE_AREAS,
  ROLE_RIGHTS,
  type Role,
  type RoleArea,
  type RoleGrant,
  type RoleRight,
} from './roles.ts';

export const ROLES: readonly Role[] = [
  { id: 1, name: '', userRole: 'admin', grants: grants(ROLE_AREAS, ROLE_RIGHTS) },
  {
    id: 2,
    name: '',
    userRole: 'maintainer',
    grants: [
      ...grants(['users', 'content', 'disputes', 'reporting'], ROLE_RIGHTS),
      ...grants(['finance', 'payroll'], ['read']),
    ],
  },
  { id: 3, name: '', userRole: 'editor', grants: grants(['content', 'reporting'], ['read', 'write']) },
  {
    id: 4,
    name: '',
    userRole: 'author',
    grants: grants(['disputes', 'users', 'content'], ['read', 'write']),
  },
  { id: 5, name: '', userRole: 'subscriber', grants: grants(['content'], ['read']) },
];

function grants(areas: readonly RoleArea[], rights: readonly RoleRight[]): RoleGrant[] {
  return areas.flatMap((area) => rights.map((right): RoleGrant => `${area}.${right}`));
}
