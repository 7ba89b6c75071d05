import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Role } from '../../../../sample-data/roles/roles.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Button } from '../../../../ui/nav/button.tsx';
import { useAllUsers } from '../../user/calls/user-calls.ts';
import styles from '../access.module.css';
import { useAccessText } from '../texts.ts';
import { PeopleTable } from './people-table.tsx';
import { useDeleteRole, useRoles, useSaveRole } from './role-calls.ts';
import { RoleCard } from './role-card.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { roleName } from './role-name.ts';

export default function RolesScreen() {
  const t = useAccessText();
  const [editing, setEditing] = useState<Partial<Role>>();
  const roles = useRoles();
  const users = useAllUsers();
  const isPending = roles.isPending || users.isPending;
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('rolesText')}</p>
      {roles.error && <ErrorState error={roles.error} onRetry={roles.refetch} />}
      {isPending && <Skeleton lines={8} />}
      {/* The table waits for the cards above it, whose height depends on the people in them; otherwise it would
          jump. */}
      {!isPending && (
        <>
          {roles.data && <RoleCards roles={roles.data} onEdit={setEditing} />}
          <h2>{t('everybody')}</h2>
          <p className={styles.lead}>{t('everybodyText')}</p>
          <PeopleTable />
        </>
      )}
      {editing && (
        <RoleDialog role={editing} roles={roles.data ?? []} onClose={() => setEditing(undefined)} />
      )}
    </div>
  );
}

type CardsProps = { readonly roles: readonly Role[]; readonly onEdit: (role: Partial<Role>) => void };

function RoleCards({ roles, onEdit }: CardsProps) {
  const t = useAccessText();
  const users = useAllUsers().data ?? [];
  const save = useSaveRole();
  const drop = useDeleteRole();
  const remove = async (role: Role) => {
    await drop.mutateAsync({ id: role.id });
    notify(t('roleDeleted', { name: roleName(role, t) }), { undo: () => save.mutate({ role }) });
  };
  return (
    <ul className={`vt-tiles vt-gap-16 ${styles.roles}`}>
      {roles.map((role) => (
        <RoleCard
          key={role.id}
          role={role}
          people={users.filter((user) => user.role === role.userRole)}
          onEdit={() => onEdit(role)}
          onCopy={() => onEdit({ name: t('copyOf', { name: roleName(role, t) }), grants: role.grants })}
          onDelete={() => remove(role)}
        />
      ))}
      <li className={styles.newRole}>
        <Keys />
        <div>
          <Button look="primary" icon={IconPlus} onClick={() => onEdit({})}>
            {t('addRole')}
          </Button>
          <p>{t('addRoleText')}</p>
        </div>
      </li>
    </ul>
  );
}

/** Draws a ring of keys, one of them new. */
function Keys() {
  return (
    <svg viewBox="0 0 120 100" fill="none" stroke="currentcolor" strokeWidth="2.4" aria-hidden="true">
      <circle cx="60" cy="26" r="18" />
      <path d="M50 42l-22 38-9-5 5-9-7-4 4-7-6-4 19-25" strokeLinejoin="round" />
      <path data-amber d="M68 43l22 40-4 8-9-1-17-46" strokeLinejoin="round" />
      <path d="M81 68l6-4M84 76l6-4" />
      <circle cx="72" cy="50" r="2.5" />
    </svg>
  );
}
