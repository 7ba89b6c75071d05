import { type Answers, type Asked, created, nextId, ok } from '../answers.ts';
import { pageOf, someContain } from '../listing.ts';
import type { Permission, PermissionList } from './permissions.ts';
import { PERMISSIONS } from './rows.ts';

let permissions = PERMISSIONS;

export const answers: Answers = {
  'GET /apps/permissions/data': (asked) => ok(list(asked)),

  'POST /apps/permissions/add-permission': (asked) => {
    const given = asked.row('permission');
    const permission: Permission = {
      ...given,
      id: nextId(permissions),
      name: String(given.name ?? ''),
      assignedTo: ['administrator'],
      createdDate: createdText(new Date()),
    };
    permissions = [permission, ...permissions];
    return created({ permission });
  },

  'POST /apps/permissions/update-permission': (asked) => {
    const id = asked.id('id');
    permissions = permissions.map((one) =>
      one.id === id ? { ...one, name: asked.text('name', one.name) } : one,
    );
    return created();
  },

  'DELETE /apps/permissions/delete': (asked) => {
    const id = asked.id('id');
    permissions = permissions.filter((permission) => permission.id !== id);
    return ok();
  },
};

function list(asked: Asked): PermissionList {
  const params = {
    q: asked.text('q'),
    perPage: asked.number('perPage', 10),
    page: asked.number('page', 1),
    assignedTo: asked.text('assignedTo'),
  };
  const matching = permissions.filter(
    ({ name, createdDate, assignedTo }) =>
      someContain([name, createdDate], params.q) &&
      (params.assignedTo === '' || assignedTo.some((role) => role === params.assignedTo)),
  );
  return {
    params,
    allData: permissions,
    total: matching.length,
    permissions: pageOf(matching, params.page, params.perPage),
  };
}

/** `4 Dec 2021, 8:15 PM`, by the clock on the wall. */
function createdText(date: Date): string {
  const month = date.toLocaleString('en-US', { month: 'short' });
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const hour = date.getHours();
  return `${date.getDate()} ${month} ${date.getFullYear()}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
