import type { FieldList } from '../../../../data/list-fields.ts';
import { useSample } from '../../../../data/sample.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import type { UserList } from '../../../../sample-data/users/users.ts';
import { PAGE_FIELDS, type PageState } from '../../address-fields.ts';
import { USER_PAGE, useAllUsers } from '../calls/user-calls.ts';
import { PLAN_NAMES } from '../plans.ts';
import { ROLE_NAMES } from '../roles.ts';
import { STATUS_NAMES } from '../statuses.ts';
import { type UserText, useUserText } from '../texts.ts';
import { asSampled } from './as-sampled.ts';

/** The user who was added last stands first. */
export const USUAL_SORT = '-id';
export const SIZES = [10, 25, 50];

type State = PageState & {
  readonly role?: (typeof ROLE_NAMES)[number];
  readonly currentPlan?: (typeof PLAN_NAMES)[number];
  readonly status?: (typeof STATUS_NAMES)[number];
};

const ADDRESS: FieldList<State> = {
  fields: {
    ...PAGE_FIELDS,
    role: { kind: 'text', choices: ROLE_NAMES },
    currentPlan: { kind: 'text', choices: PLAN_NAMES },
    status: { kind: 'text', choices: STATUS_NAMES },
  },
};

/** One page of this size holds every sample. */
const ALL_ROWS = 100_000;

/** Reads the list as its address asks for it and, for exports, every user found beside the page. */
export function useUserList() {
  const list = useListState(ADDRESS);
  const t = useUserText();
  const query = valuesOf(list.state, t);
  const all = useAllUsers();
  const page = useSample<UserList>(USER_PAGE, query, { keepPrevious: true });
  const found = useSample<UserList>(
    USER_PAGE,
    { ...query, page: 1, perPage: ALL_ROWS },
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
function valuesOf({ q = '', sort = USUAL_SORT, limit, ...query }: State, t: UserText) {
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  return { ...query, q: asSampled(q, t), sort: order, sortColumn: sort.replace(/^-/, ''), perPage: limit };
}

export type UserListControl = ReturnType<typeof useUserList>['list'];
