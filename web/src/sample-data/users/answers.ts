import { type Answers, created, fieldsOf, nextId, notFound, ok, type SampleCall } from '../answers.ts';
import { pageOf, someContain, sortedBy } from '../listing.ts';
import type { AccountDetail, SaveAccount, UserAccount } from './account.ts';
import { accountOf } from './account-of.ts';
import { readUsers } from './rows.ts';
import type { NewUser, UpdateUser, User, UserDetail, UserList } from './users.ts';

let users: readonly User[] = readUsers();
/** What was changed of the accounts on this page, by the id of the user. */
const written = new Map<number, Partial<UserAccount>>();

export const answers: Answers = {
  'GET /api/users/list/all-data': () => ok(users),

  'GET /api/users/list/data': (call) => ok(list(call)),

  'GET /api/users/user': (call) => {
    const id = call.id('id');
    return ok({ user: users.find((user) => user.id === id) } satisfies UserDetail);
  },

  'POST /apps/users/add-user': (call) => {
    const user: User = { ...(fieldsOf(call.body) as NewUser), id: nextId(users) };
    users = [...users, user];
    return created({ user } satisfies UserDetail);
  },

  'DELETE /apps/users/delete': (call) => {
    const id = call.id('id');
    users = users.filter((user) => user.id !== id);
    return ok();
  },

  // The calls below are not in the specification, but without them nothing that a person writes would last.
  'POST /apps/users/update-user': (call) => {
    const { user } = call.body as UpdateUser;
    users = sortedBy([...users.filter(({ id }) => id !== user.id), user], ({ id }) => id, 'asc');
    return ok({ user } satisfies UserDetail);
  },

  'GET /api/users/account': (call) => ok({ account: findAccount(call.id('id')) } satisfies AccountDetail),

  'POST /apps/users/save-account': (call) => {
    const { id, change } = call.body as SaveAccount;
    if (!findAccount(id)) return notFound();
    written.set(id, { ...written.get(id), ...change });
    return ok({ account: findAccount(id) } satisfies AccountDetail);
  },
};

function findAccount(id: number): UserAccount | undefined {
  const user = users.find((other) => other.id === id);
  return user && { ...accountOf(user), ...written.get(id) };
}

function list(call: SampleCall): UserList {
  const typed = call.text('q');
  const column = call.text('sortColumn') || 'fullName';
  const matching = users.filter(
    (user) =>
      someContain([user.email, user.fullName, user.billing], typed) &&
      (['role', 'currentPlan', 'status'] as const).every((field) => {
        const wanted = call.text(field);
        return wanted === '' || user[field] === wanted;
      }),
  );
  const sorted = sortedBy(matching, (user) => sortKey(user, column), call.text('sort') || 'asc');
  return {
    total: matching.length,
    users: pageOf(sorted, call.number('page', 1), call.number('perPage', 10)),
  };
}

function sortKey(user: User, column: string): string | number {
  const value: unknown = { ...user }[column as keyof User];
  return typeof value === 'number' ? value : String(value ?? '');
}
