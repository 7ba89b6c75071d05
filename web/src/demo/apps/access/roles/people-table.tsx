import { IconCircleCheck, IconEye, IconUsers } from '@tabler/icons-react';
import { useLocalList } from '../../../../list/local/use-local-list.ts';
import { TwoLines } from '../../../../list/table/cell-text.tsx';
import type { Column } from '../../../../list/table/columns.ts';
import { DataList } from '../../../../list/table/data-list.tsx';
import type { BulkAction } from '../../../../list/table/selection/bulk-bar.tsx';
import { useNavigate } from '../../../../router/use-router.ts';
import type { User, UserRole } from '../../../../sample-data/users/users.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { BILLINGS } from '../../user/billings.ts';
import { useUserWork } from '../../user/calls/use-user-work.ts';
import { useAllUsers } from '../../user/calls/user-calls.ts';
import list from '../../user/list/list.module.css';
import { ROLES } from '../../user/roles.ts';
import { STATUSES } from '../../user/statuses.ts';
import { useUserText } from '../../user/texts.ts';
import { UserAvatar } from '../../user/user-avatar.tsx';
import { useAccessText } from '../texts.ts';
import { USER_ROLES, userRoleName } from './role-name.ts';

export function PeopleTable() {
  const t = useAccessText();
  const users = useAllUsers();
  const columns = useColumns();
  const work = useUserWork();
  const {
    list: control,
    query,
    found,
    filter,
  } = useLocalList(users, {
    columns,
    search: ({ fullName, email, username }) => [fullName, email, username],
    filters: { role: (user: User, wanted) => wanted === '' || user.role === wanted },
    sort: 'name',
  });
  const chosen = filter.of('role') as UserRole | '';
  const activate: BulkAction = {
    id: 'activate',
    label: t('activate'),
    icon: IconCircleCheck,
    run: (target, done) => {
      const all = users.data ?? [];
      work.setStatus(target.all ? found : all.filter(({ id }) => target.ids.includes(String(id))), 'active');
      done();
    },
  };
  const chips = chosen && [
    {
      key: 'role',
      label: `${t('role')}: ${userRoleName(chosen, t)}`,
      onRemove: () => filter.set('role', ''),
    },
  ];
  return (
    <DataList
      id="role-people"
      caption={t('everybody')}
      list={control}
      query={query}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ fullName }) => fullName}
      rowHref={({ id }) => `/apps/user/view/${id}`}
      lines={2}
      sizes={[10, 25, 50]}
      search={{ label: t('searchPeople') }}
      filters={<RoleFilter value={chosen} onChange={(role) => filter.set('role', role)} />}
      chips={chips || []}
      bulk={[activate]}
      exports={{ title: t('everybody'), rows: found }}
      empty={<EmptyState icon={IconUsers} title={t('nobody')} />}
    />
  );
}

type FilterProps = { readonly value: UserRole | ''; readonly onChange: (role: UserRole | '') => void };

function RoleFilter(filter: FilterProps) {
  const t = useAccessText();
  return (
    <SelectField<UserRole>
      label={t('role')}
      labelHidden
      placeholder={t('everyRole')}
      options={USER_ROLES.map((value) => ({ value, label: userRoleName(value, t) }))}
      {...filter}
    />
  );
}

function useColumns(): Column<User>[] {
  const t = useAccessText();
  const user = useUserText();
  return [
    {
      id: 'name',
      header: t('person'),
      sort: 'name',
      cell: (person) => (
        <span className={list.person}>
          <UserAvatar user={person} />
          <TwoLines first={person.fullName} second={person.email} />
        </span>
      ),
      value: ({ fullName }) => fullName,
    },
    {
      id: 'role',
      header: t('role'),
      sort: 'role',
      cell: ({ role }) => <RoleMark role={role} />,
      value: ({ role }) => userRoleName(role, t),
    },
    {
      id: 'plan',
      header: user('plan'),
      sort: 'plan',
      cell: ({ currentPlan }) => user(`plan-${currentPlan}`),
      value: ({ currentPlan }) => user(`plan-${currentPlan}`),
    },
    {
      id: 'billing',
      header: user('billing'),
      sort: 'billing',
      cell: ({ billing }) => user(`billing-${BILLINGS[billing]}`),
      value: ({ billing }) => user(`billing-${BILLINGS[billing]}`),
    },
    {
      id: 'status',
      header: user('status'),
      sort: 'status',
      cell: ({ status }) => <Badge tone={STATUSES[status]}>{user(`status-${status}`)}</Badge>,
      value: ({ status }) => user(`status-${status}`),
    },
    { id: 'actions', header: t('actions'), cell: (person) => <See person={person} /> },
  ];
}

function RoleMark({ role }: Pick<User, 'role'>) {
  const t = useAccessText();
  const { icon: Glyph, tone } = ROLES[role];
  return (
    <span className={list.role} data-tone={tone}>
      <Glyph size={18} stroke={1.7} aria-hidden />
      {userRoleName(role, t)}
    </span>
  );
}

function See({ person }: { person: User }) {
  const t = useAccessText();
  const navigate = useNavigate();
  return (
    <IconButton
      small
      icon={IconEye}
      label={t('see', { name: person.fullName })}
      onClick={() => navigate({ to: `/apps/user/view/${person.id}` })}
    />
  );
}
