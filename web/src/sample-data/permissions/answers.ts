import { type Answers, created, nextId, ok, type SampleCall } from '../answers.ts';
import { pageOf, someContain } from '../listing.ts';
import type { Permission, PermissionList } from './permissions.ts';
import { PERMISSIONS } from './rows.ts';

let permissions = PERMISSIONS;

export const answers: Answers = {
  'GET /apps/permissions/data': (call) => ok(list(call)),

  'POST /apps/permissions/add-permission': (call) => {
    const given = call.row('permission');
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

  'POST /apps/permissions/update-permission': (call) => {
    const id = call.id('id');
    permissions = permissions.map((other) =>
      other.id === id ? { ...other, name: call.text('name', other.name), ...coreOf(call) } : other,
    );
    return created();
  },

  // The specification has no way back for what is deleted. This call puts a permission back in its place, unchanged.
  'POST /apps/permissions/restore': (call) => {
    const permission = call.object('permission') as unknown as Permission;
    const at = call.number('at', 0);
    permissions = [...permissions.slice(0, at), permission, ...permissions.slice(at)];
    return created();
  },

  'DELETE /apps/permissions/delete': (call) => {
    const id = call.id('id');
    permissions = permissions.filter((permission) => permission.id !== id);
    return ok();
  },
};

/** Reads whether a permission is core; a call that does not say so changes nothing. */
function coreOf(call: SampleCall): Pick<Permission, 'isCore'> {
  const given = call.text('isCore');
  return given === '' ? {} : { isCore: given === 'true' };
}

function list(call: SampleCall): PermissionList {
  const params = {
    q: call.text('q'),
    perPage: call.number('perPage', 10),
    page: call.number('page', 1),
    assignedTo: call.text('assignedTo'),
  };
  // A screen sends the names that it shows in other words containing the search, because the samples know no other.
  const named = call.list('named') ?? [];
  const matching = permissions.filter(
    ({ name, createdDate, assignedTo }) =>
      (someContain([name, createdDate], params.q) || named.includes(name)) &&
      (params.assignedTo === '' || assignedTo.some((role) => role === params.assignedTo)),
  );
  return {
    params,
    allData: permissions,
    total: matching.length,
    permissions: pageOf(matching, params.page, params.perPage),
  };
}

/** Writes a local time as `4 Dec 2021, 8:15 PM`. */
function createdText(date: Date): string {
  const month = date.toLocaleString('en-US', { month: 'short' });
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const hour = date.getHours();
  return `${date.getDate()} ${month} ${date.getFullYear()}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
