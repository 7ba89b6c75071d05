import { z } from 'zod';
import { useSample } from '../../../../data/sample.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import type { UserList } from '../../../../sample-data/users/users.ts';
import { USER_PAGE, useAllUsers } from '../calls/user-calls.ts';
import { PLAN_NAMES } from '../plans.ts';
import { ROLE_NAMES } from '../roles.ts';
import { STATUS_NAMES } from '../statuses.ts';
import { type UserText, useUserText } from '../texts.ts';
import { asSampled } from './as-sampled.ts';

/** The user who was added last stands first. */
export const USUAL_SORT = '-id';
export const SIZES = [10, 25, 50];

const listSchema = z.strictObject({
  q: z.string().max(200).optional(),
  role: z.enum(ROLE_NAMES).optional(),
  currentPlan: z.enum(PLAN_NAMES).optional(),
  status: z.enum(STATUS_NAMES).optional(),
  sort: z.string().max(40).optional(),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});

type State = z.output<typeof listSchema>;

/** One page of this size holds every sample. */
const ALL_ROWS = 100_000;

/** Reads the list as its address asks for it and, for exports, every user found beside the page. */
export function useUserList() {
  const list = useListState(listSchema);
  const t = useUserText();
  const asked = valuesOf(list.state, t);
  const all = useAllUsers();
  const page = useSample<UserList>(USER_PAGE, asked, { keepPrevious: true });
  const found = useSample<UserList>(
    USER_PAGE,
    { ...asked, page: 1, perPage: ALL_ROWS },
    { keepPrevious: true },
  );
  const data = page.data && {
    rows: page.data.users,
    count: page.data.total,
    total: all.data?.length,
    found: found.data?.users,
  };
  return { list, query: { ...page, data }, found: found.data?.users ?? [], all: all.data };
}

/** Turns `-role` of the address into `sortColumn=role&sort=desc` for the call. */
function valuesOf({ q = '', sort = USUAL_SORT, limit, ...asked }: State, t: UserText) {
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  return { ...asked, q: asSampled(q, t), sort: order, sortColumn: sort.replace(/^-/, ''), perPage: limit };
}

export type UserListControl = ReturnType<typeof useUserList>['list'];
