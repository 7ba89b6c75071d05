import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Chip } from '../../../../list/filters/filters-in-force.tsx';
import { DataList } from '../../../../list/table/data-list.tsx';
import type { Permission, PermissionRole } from '../../../../sample-data/permissions/permissions.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { PageActions } from '../../../../ui/frame/page.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import styles from '../access.module.css';
import { type AccessText, useAccessText } from '../texts.ts';
import { permissionColumns } from './columns.tsx';
import { usePermissionWork } from './permission-calls.ts';
import { PermissionDialog } from './permission-dialog.tsx';
import { permissionName } from './permission-name.ts';
import {
  PERMISSION_ROLES,
  type PermissionListControl,
  SIZES,
  usePermissionList,
} from './use-permission-list.ts';

/** Lists everything that may be done in the program, and the roles that may do it. */
export default function PermissionsScreen() {
  const t = useAccessText();
  const { list, query, found } = usePermissionList();
  const { remove } = usePermissionWork();
  const [editing, setEditing] = useState<Permission | 'new'>();
  const add = (
    <Button look="primary" icon={IconPlus} onClick={() => setEditing('new')}>
      {t('addPermission')}
    </Button>
  );
  const columns = permissionColumns(t, { edit: setEditing, remove: ({ id }) => remove([id]) });
  return (
    <div className={styles.page}>
      <PageActions>{add}</PageActions>
      <p className={styles.lead}>{t('permissionsText')}</p>
      <DataList
        id="permissions"
        caption={t('permissions')}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => permissionName(name, t)}
        onEdit={setEditing}
        onNew={() => setEditing('new')}
        sizes={SIZES}
        search={{ label: t('searchPermissions') }}
        filters={<RoleFilter list={list} />}
        chips={chipsOf(list, t)}
        bulk={[
          {
            id: 'delete',
            label: t('delete'),
            icon: IconTrash,
            danger: true,
            run: (target, done) => {
              remove(target.all ? found.map(({ id }) => id) : target.ids.map(Number));
              done();
            },
          },
        ]}
        exports={{ title: t('permissions'), rows: found }}
        empty={
          <EmptyState icon={IconKey} title={t('noPermissions')} text={t('noPermissionsText')}>
            {add}
          </EmptyState>
        }
      />
      {editing && (
        <PermissionDialog
          permission={editing === 'new' ? undefined : editing}
          others={found}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}

function RoleFilter({ list }: { list: PermissionListControl }) {
  const t = useAccessText();
  return (
    <SelectField<PermissionRole>
      label={t('role')}
      labelHidden
      placeholder={t('everyRole')}
      value={list.state.role ?? ''}
      onChange={(role) => list.set({ role: role || undefined })}
      options={PERMISSION_ROLES.map((value) => ({ value, label: t(`role-${value}`) }))}
    />
  );
}

function chipsOf({ state: { role }, set }: PermissionListControl, t: AccessText): Chip[] {
  if (!role) return [];
  const label = `${t('role')}: ${t(`role-${role}`)}`;
  return [{ key: 'role', label, onRemove: () => set({ role: undefined }) }];
}
