import { IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SearchInput } from '../../list/filters/search-input.tsx';
import { selectLocally } from '../../list/local/local-rows.ts';
import type { Column } from '../../list/table/columns.ts';
import { DataTable } from '../../list/table/data-table.tsx';
import type { DataTableProps } from '../../list/table/table-props.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './extensions.module.css';
import { PEOPLE, type Person } from './people.ts';

export const PERSON_COLUMNS: readonly Column<Person>[] = [
  { id: 'name', header: 'Nombre', sort: 'name', value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'email', header: 'Correo', sort: 'email', value: ({ email }) => email, cell: ({ email }) => email },
  { id: 'website', header: 'Web', value: ({ website }) => website, cell: ({ website }) => website },
  {
    id: 'rank',
    header: 'Puesto',
    sort: 'rank',
    figure: true,
    kind: 'number',
    value: ({ rank }) => rank,
    cell: ({ rank }) => rank,
  },
];

type Props = Pick<DataTableProps<Person>, 'selection'> & {
  readonly caption: string;
  /** Draws buttons that act on the people in sight. */
  readonly actions: (shown: readonly Person[]) => ReactNode;
};

/** Lists ten people, who can be searched and sorted. */
export function PeopleTable({ caption, actions, selection }: Props) {
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<string>();
  const shown = selectLocally(PEOPLE, {
    q,
    sort,
    search: ({ name, email, website }) => [name, email, website],
    columns: PERSON_COLUMNS,
    filters: [],
  });
  return (
    <>
      <div className={styles.beside}>
        <SearchInput label={`Buscar en: ${caption}`} placeholder="Buscar" value={q} onSearch={setQ} />
        {actions(shown)}
      </div>
      <DataTable
        caption={caption}
        columns={PERSON_COLUMNS}
        query={{
          data: { rows: shown, count: shown.length, total: PEOPLE.length, found: shown },
          error: null,
          isPending: false,
          refetch: () => undefined,
        }}
        rowKey={({ email }) => email}
        rowName={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onClearFilters={() => setQ('')}
        empty={<EmptyState icon={IconUsers} title="No hay nadie" />}
      />
    </>
  );
}
