import { type Answers, nextId, ok } from '../answers.ts';
import type { Role, RoleGrant } from './roles.ts';
import { ROLES } from './rows.ts';

let roles = ROLES;

// None of these calls is in the specification, but without them nothing done to a role would last.
export const answers: Answers = {
  'GET /apps/roles/data': () => ok(roles),

  'POST /apps/roles/save': (call) => {
    const given = call.row('role');
    const role: Role = {
      ...given,
      id: typeof given.id === 'number' ? given.id : nextId(roles),
      name: String(given.name ?? ''),
      grants: Array.isArray(given.grants) ? (given.grants as RoleGrant[]) : [],
    };
    const known = roles.some(({ id }) => id === role.id);
    roles = known ? roles.map((other) => (other.id === role.id ? role : other)) : [...roles, role];
    return ok({ role });
  },

  'DELETE /apps/roles/delete': (call) => {
    const id = call.id('id');
    roles = roles.filter((role) => role.id !== id);
    return ok();
  },
};
