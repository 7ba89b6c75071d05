import { IconArchive, IconArchiveOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import type { BulkTarget } from '../../../list/table/selection/use-selection.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useColumns } from '../columns.tsx';
import { type Row, salaryTexts } from '../employee.ts';
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
  const [editing, setEditing] = useState<Row | 'new'>();
  const [shown, setShown] = useState<Row>();
  const { staff, archive: putAway, bringBack, remove, save } = useStaffActions();
  const keep = archive ? bringBack : putAway;

  const columns = useColumns(['person', 'email', 'start', 'salary', 'status']);
  const actions = {
    id: 'actions',
    header: t('actions'),
    cell: (row: Row) => (
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
  const { list, query, found } = useLocalList(
    {
      ...staff.query,
      data: staff.query.data?.filter(({ id }) => staff.archived.has(id) === archive),
    },
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
  const idsOf = (target: BulkTarget) => (target.all ? found.map(({ id }) => id) : target.ids.map(Number));

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
          <>
            <Button small aria-pressed={archive} icon={IconArchive} onClick={() => setArchive(!archive)}>
              {t(archive ? 'showCurrent' : 'showArchived')}
            </Button>
            <Button small look="primary" icon={IconPlus} onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          </>
        }
        bulk={[
          {
            id: 'archive',
            label: t(archive ? 'bringBack' : 'archive'),
            icon: archive ? IconArchiveOff : IconArchive,
            run: (target, done) => {
              keep(idsOf(target));
              done();
            },
          },
          {
            id: 'delete',
            label: t('delete'),
            icon: IconTrash,
            danger: true,
            run: (target, done) => {
              remove(idsOf(target));
              done();
            },
          },
        ]}
        empty={<NoEmployees />}
      />
      {editing && (
        <EmployeeForm
          row={editing === 'new' ? undefined : editing}
          onSave={(values) => save(editing === 'new' ? undefined : editing, values)}
          onClose={() => setEditing(undefined)}
        />
      )}
      <Dialog
        open={shown !== undefined}
        title={shown ? t('detailsOf', { name: shown.name }) : ''}
        onClose={() => setShown(undefined)}
      >
        {shown && <Facts row={shown} />}
      </Dialog>
    </Section>
  );
}
