import { TwoLines } from '../../../../list/table/cell-text.tsx';
import type { Column } from '../../../../list/table/columns.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { BILLINGS } from '../billings.ts';
import { ROLES } from '../roles.ts';
import { STATUSES } from '../statuses.ts';
import { type UserText, useUserText } from '../texts.ts';
import { UserAvatar } from '../user-avatar.tsx';
import { useCellEdits } from './cell-edits.ts';
import styles from './list.module.css';
import { type RowActionProps, RowActions } from './row-actions.tsx';

export function useUserColumns(actions: Omit<RowActionProps, 'user'>): Column<User>[] {
  const t = useUserText();
  const edits = useCellEdits();
  return [
    {
      id: 'user',
      header: t('user'),
      sort: 'fullName',
      cell: (user) => <Name user={user} />,
      value: ({ fullName }) => fullName,
      exportedWith: ['email'],
    },
    {
      id: 'role',
      header: t('role'),
      sort: 'role',
      cell: (user) => <Role user={user} />,
      value: ({ role }) => t(`role-${role}`),
      group: ({ role }) => t(`role-${role}`),
    },
    {
      id: 'plan',
      header: t('plan'),
      sort: 'currentPlan',
      cell: ({ currentPlan }) => t(`plan-${currentPlan}`),
      value: ({ currentPlan }) => t(`plan-${currentPlan}`),
      group: ({ currentPlan }) => t(`plan-${currentPlan}`),
      edit: edits.plan,
    },
    {
      id: 'billing',
      header: t('billing'),
      sort: 'billing',
      cell: ({ billing }) => t(`billing-${BILLINGS[billing]}`),
      value: ({ billing }) => t(`billing-${BILLINGS[billing]}`),
    },
    {
      id: 'status',
      header: t('status'),
      sort: 'status',
      cell: ({ status }) => <Badge tone={STATUSES[status]}>{t(`status-${status}`)}</Badge>,
      value: ({ status }) => t(`status-${status}`),
      group: ({ status }) => t(`status-${status}`),
      edit: edits.status,
    },
    ...onDemand(t, edits.text),
    { id: 'actions', header: t('actions'), cell: (user) => <RowActions {...actions} user={user} /> },
  ];
}

/** These columns show plain text, and are hidden until somebody asks for them. */
function onDemand(t: UserText, textEdit: ReturnType<typeof useCellEdits>['text']): Column<User>[] {
  return (['username', 'email', 'company', 'country', 'contact'] as const).map((field) => ({
    id: field,
    header: t(field),
    sort: field,
    optional: true,
    cell: (user) => <bdi>{user[field]}</bdi>,
    value: (user) => user[field],
    edit: field === 'username' || field === 'email' ? undefined : textEdit(field),
  }));
}

function Name({ user }: { user: User }) {
  return (
    <span className={styles.person}>
      <UserAvatar user={user} />
      <TwoLines first={user.fullName} second={user.email} />
    </span>
  );
}

function Role({ user: { role } }: { user: User }) {
  const t = useUserText();
  const { icon: Glyph, tone } = ROLES[role];
  return (
    <span className={styles.role} data-tone={tone}>
      <Glyph size={18} stroke={1.7} aria-hidden />
      {t(`role-${role}`)}
    </span>
  );
}
