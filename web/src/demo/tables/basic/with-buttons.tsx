import { IconArchive, IconArchiveOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { useLocalList } from '../../../list/local/use-local-list.ts';
import type { Column } from '../../../list/table/columns.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEmployeeColumns } from '../columns.tsx';
import { type EmployeeRow, salaryTexts } from '../employee.ts';
import { NoEmployees } from '../empty.tsx';
import { Facts } from '../facts.tsx';
import { Section } from '../section.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { RowActions } from './row-actions.tsx';
import { useStaffActions } from './use-staff-actions.ts';

const ROWS_A_PAGE = 7;

/** Shows rows that can be chosen, exported, added, edited, archived and deleted. */
export function WithButtons() {
  const { t } = useTranslation('tables');
  const [archive, setArchive] = useState(false);
  const [editing, setEditing] = useState<EmployeeRow | 'new'>();
  const [shown, setShown] = useState<EmployeeRow>();
  const work = useStaffActions();
  const { remove, save } = work;
  const keep = archive ? work.bringBack : work.archive;
  const columns = useEmployeeColumns(['person', 'email', 'start', 'salary', 'status']);
  const actions = {
    id: 'actions',
    header: t('actions'),
    cell: (row: EmployeeRow) => (
      <RowActions
        name={row.name}
        archived={archive}
        onEdit={() => setEditing(row)}
        onDetails={() => setShown(row)}
        onArchive={() => keep([row.id])}
        onRemove={() => remove([row.id])}
      />
    ),
  };
  const { list, query, found } = useStaffList({ staff: work.staff, archive, columns });
  const bulk = useBulk({ found, archive, keep, remove });

  return (
    <Section title={t('buttons')} text={t('buttonsText')}>
      <DataList
        id="table-buttons"
        caption={t('buttons')}
        {...{ list, query }}
        columns={[...columns, actions]}
        multiSort
        lines={2}
        sizes={[ROWS_A_PAGE, 10, 25, 50, 100]}
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        search={{ label: t('search') }}
        exports={{ title: t('staff'), rows: found }}
        onNew={() => setEditing('new')}
        onEdit={setEditing}
        actions={
          <Buttons archive={archive} onArchive={() => setArchive(!archive)} onAdd={() => setEditing('new')} />
        }
        bulk={bulk}
        empty={<NoEmployees />}
      />
      {editing && (
        <EmployeeForm
          row={editing === 'new' ? undefined : editing}
          onSave={(values) => save(editing === 'new' ? undefined : editing, values)}
          onClose={() => setEditing(undefined)}
        />
      )}
      <Details row={shown} onClose={() => setShown(undefined)} />
    </Section>
  );
}

type ListOptions = {
  readonly staff: ReturnType<typeof useStaffActions>['staff'];
  readonly archive: boolean;
  readonly columns: readonly Column<EmployeeRow>[];
};

/** Lists the employees who are archived, or those who are not. */
function useStaffList({ staff, archive, columns }: ListOptions) {
  const { t } = useTranslation('tables');
  const data = staff.query.data?.filter(({ id }) => staff.archived.has(id) === archive);
  return useLocalList(
    { ...staff.query, data },
    {
      columns,
      prefix: 'staff',
      limit: ROWS_A_PAGE,
      search: (row) => [
        row.name,
        row.post,
        row.email,
        row.age,
        ...salaryTexts(row),
        formatFecha(row.start),
        row.start,
        t(`status-${row.status}`),
      ],
    },
  );
}

type BulkOptions = {
  readonly found: readonly EmployeeRow[];
  readonly archive: boolean;
  readonly keep: (ids: readonly number[]) => void;
  readonly remove: (ids: readonly number[]) => void;
};

function useBulk({ found, archive, keep, remove }: BulkOptions): BulkAction[] {
  const { t } = useTranslation('tables');
  const doWith =
    (action: (ids: readonly number[]) => void): BulkAction['run'] =>
    (target, done) => {
      action(target.all ? found.map(({ id }) => id) : target.ids.map(Number));
      done();
    };
  return [
    {
      id: 'archive',
      label: t(archive ? 'bringBack' : 'archive'),
      icon: archive ? IconArchiveOff : IconArchive,
      run: doWith(keep),
    },
    { id: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: doWith(remove) },
  ];
}

type ButtonsProps = {
  readonly archive: boolean;
  readonly onArchive: () => void;
  readonly onAdd: () => void;
};

function Buttons({ archive, onArchive, onAdd }: ButtonsProps) {
  const { t } = useTranslation('tables');
  return (
    <>
      <Button small aria-pressed={archive} icon={IconArchive} onClick={onArchive}>
        {t(archive ? 'showCurrent' : 'showArchived')}
      </Button>
      <Button small look="primary" icon={IconPlus} onClick={onAdd}>
        {t('add')}
      </Button>
    </>
  );
}

function Details({ row, onClose }: { row: EmployeeRow | undefined; onClose: () => void }) {
  const { t } = useTranslation('tables');
  return (
    <Dialog open={row !== undefined} title={row ? t('detailsOf', { name: row.name }) : ''} onClose={onClose}>
      {row && <Facts row={row} />}
    </Dialog>
  );
}
