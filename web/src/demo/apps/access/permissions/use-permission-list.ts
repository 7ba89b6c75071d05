import type { FieldList } from '../../../../data/list-fields.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import type { Permission, PermissionRole } from '../../../../sample-data/permissions/permissions.ts';
import { useDisplay } from '../../../../ui/theme/display.ts';
import { PAGE_FIELDS, type PageState } from '../../address-fields.ts';
import { type AccessText, useAccessText } from '../texts.ts';
import { asSampled } from './as-sampled.ts';
import { createdAt } from './created-at.ts';
import { usePermissions } from './permission-calls.ts';
import { namedAs, permissionName } from './permission-name.ts';

export const SIZES = [10, 25, 50];
export const PERMISSION_ROLES = [
  'administrator',
  'manager',
  'user',
  'support',
  'restricted-user',
] as const satisfies readonly PermissionRole[];

const ADDRESS: FieldList<PageState & { readonly role?: PermissionRole }> = {
  fields: { ...PAGE_FIELDS, role: { kind: 'text', choices: PERMISSION_ROLES } },
};

/** One page of this size holds every sample. */
const ALL = 100_000;

/** The call searches, filters and pages, but it cannot sort: the order of a column is made here. */
export function usePermissionList() {
  const { language } = useDisplay();
  const list = useListState(ADDRESS);
  const t = useAccessText();
  const { q = '', role = '', sort, page, limit } = list.state;
  const query = { q: asSampled(q), named: namedAs(q, t), assignedTo: role };
  const paged = usePermissions({ ...query, page, perPage: limit });
  const all = usePermissions({ ...query, page: 1, perPage: ALL });
  const found = sorted(all.data?.permissions ?? [], sort, { language, t });
  const rows = sort ? all.data && found.slice((page - 1) * limit, page * limit) : paged.data?.permissions;
  const data = rows &&
    paged.data && { rows, count: paged.data.total, total: paged.data.allData.length, found };
  return { list, query: { ...paged, data }, found };
}

type Shown = { readonly language: string; readonly t: AccessText };

function sorted(rows: readonly Permission[], sort: string | undefined, { language, t }: Shown) {
  if (!sort) return rows;
  const way = sort.startsWith('-') ? -1 : 1;
  const isDate = sort.endsWith('created');
  return rows.toSorted((a, b) =>
    isDate
      ? way * createdAt(a.createdDate).localeCompare(createdAt(b.createdDate))
      : way * permissionName(a.name, t).localeCompare(permissionName(b.name, t), language),
  );
}

export type PermissionListControl = ReturnType<typeof usePermissionList>['list'];
