import { askSample, useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { Permission, PermissionList } from '../../../../sample-data/permissions/permissions.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { useAccessText } from '../texts.ts';
import { permissionName } from './permission-name.ts';

const DATA = '/apps/permissions/data';
const STALE = { stale: [DATA] };

type Asked = {
  readonly q: string;
  /** The permissions that are shown under a name containing the search. */
  readonly named: readonly string[];
  readonly assignedTo: string;
  readonly page: number;
  readonly perPage: number;
};

export function usePermissions(query: Asked) {
  return useSample<PermissionList>(DATA, query, { keepPrevious: true });
}

type Added = { readonly permission: { readonly name: string; readonly isCore: boolean } };
type Changed = { readonly id: number; readonly name: string; readonly isCore: boolean };
type Restored = { readonly permission: Permission; readonly at: number };

export function usePermissionWork() {
  const t = useAccessText();
  const add = useSampleWrite<void, Added>('POST', '/apps/permissions/add-permission', STALE);
  const change = useSampleWrite<void, Changed>('POST', '/apps/permissions/update-permission', STALE);
  const drop = useSampleWrite<void, { readonly id: number }>('DELETE', '/apps/permissions/delete', STALE);
  const restore = useSampleWrite<void, Restored>('POST', '/apps/permissions/restore', STALE);
  return {
    add: add.mutateAsync,
    change: change.mutateAsync,
    /** Deletes permissions. Undo brings them back to the places where they stood, which are therefore read first. */
    remove: async (ids: readonly number[]) => {
      const { allData } = await askSample<PermissionList>({ method: 'GET', path: DATA });
      const dropped = allData.flatMap((permission, at) =>
        ids.includes(permission.id) ? [{ permission, at }] : [],
      );
      for (const { permission } of dropped) await drop.mutateAsync({ id: permission.id });
      notify(
        t('permissionDeleted', {
          count: dropped.length,
          name: permissionName(dropped[0]?.permission.name ?? '', t),
        }),
        {
          undo: async () => {
            for (const permission of dropped) await restore.mutateAsync(permission);
          },
        },
      );
    },
  };
}
