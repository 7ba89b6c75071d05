import { IconTrash, IconUserCheck, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { DataList } from '../../../../list/table/data-list.tsx';
import type { BulkAction } from '../../../../list/table/selection/bulk-bar.tsx';
import type { User } from '../../../../sample-data/users/users.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../../../ui/frame/page.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { later, OnDemand } from '../../../../ui/overlay/on-demand.tsx';
import { type UserWork, useUserWork } from '../calls/use-user-work.ts';
import { EditUser } from '../edit/edit-user.tsx';
import { useUserText } from '../texts.ts';
import { useUserColumns } from './columns.tsx';
import { chipsOf, Filters } from './filters.tsx';
import styles from './list.module.css';
import { Stats } from './stats.tsx';
import { SIZES, USUAL_SORT, useUserList } from './use-user-list.ts';

const NEW_USER = later(async () => (await import('./new-user.tsx')).NewUserDrawer);

/** Lists the users, whom the call searches, filters and sorts. */
export default function UserListScreen() {
  const t = useUserText();
  const { list, query, found, all } = useUserList();
  const work = useUserWork();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<User>();
  const columns = useUserColumns({ work, onEdit: setEditing });

  const bulk = useBulk(work, { found, all });
  const add = (
    <Button look="primary" icon={IconUserPlus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );

  return (
    <div className={styles.page}>
      <PageActions>{add}</PageActions>
      <Stats users={all} />
      <DataList
        id="users"
        caption={t('users')}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ fullName }) => fullName}
        rowHref={({ id }) => `/apps/user/view/${id}`}
        onEdit={setEditing}
        onNew={() => setAdding(true)}
        usualSort={USUAL_SORT}
        sizes={SIZES}
        lines={2}
        search={{ label: t('search') }}
        filters={<Filters list={list} />}
        chips={chipsOf(list, t)}
        bulk={bulk}
        exports={{ title: t('users'), rows: found }}
        empty={
          <EmptyState icon={IconUsers} title={t('none')} text={t('noneText')}>
            {add}
          </EmptyState>
        }
      />
      <OnDemand part={NEW_USER} open={adding} props={{ users: all ?? [], onClose: () => setAdding(false) }} />
      {editing && <EditUser user={editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}

type Rows = {
  readonly found: readonly User[];
  readonly all: readonly User[] | undefined;
};

/** Activates or deletes several users at once. Users hidden by the filters can be among the chosen ones. */
function useBulk(work: UserWork, { found, all }: Rows): BulkAction[] {
  const t = useUserText();
  const doWith =
    (action: (users: readonly User[]) => Promise<void>): BulkAction['run'] =>
    (target, done) => {
      action(target.all ? found : (all ?? []).filter(({ id }) => target.ids.includes(String(id))));
      done();
    };
  return [
    {
      id: 'activate',
      label: t('activate'),
      icon: IconUserCheck,
      run: doWith((users) => work.setStatus(users, 'active')),
    },
    { id: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: doWith(work.remove) },
  ];
}
