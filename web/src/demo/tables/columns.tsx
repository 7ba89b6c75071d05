import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import type { Column } from '../../list/table/columns.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { type EmployeeRow, STATUS_TONES } from './employee.ts';
import { Person } from './person.tsx';

type ColumnId = 'id' | 'name' | 'person' | 'email' | 'post' | 'city' | 'age' | 'start' | 'salary' | 'status';

/** Gives the columns that a table of employees asks for, in its order. */
export function useEmployeeColumns(ids: readonly ColumnId[]): Column<EmployeeRow>[] {
  const { t } = useTranslation('tables');
  const text = (
    id: 'name' | 'email' | 'post' | 'city',
    from?: 'tablet' | 'desktop',
  ): Column<EmployeeRow> => ({
    id,
    header: t(id),
    sort: id,
    from,
    value: (row) => row[id],
    cell: (row) => row[id],
  });
  const every: Readonly<Record<ColumnId, Column<EmployeeRow>>> = {
    ...figureColumns(t),
    name: text('name'),
    person: {
      id: 'name',
      header: t('name'),
      sort: 'name',
      value: (row) => row.name,
      cell: (row) => <Person row={row} />,
    },
    email: text('email', 'tablet'),
    post: text('post'),
    city: text('city', 'tablet'),
    start: {
      id: 'start',
      header: t('start'),
      sort: 'start',
      kind: 'date',
      value: (row) => row.start,
      cell: (row) => <span className="vt-figure">{formatFecha(row.start)}</span>,
    },
    status: {
      id: 'status',
      header: t('status'),
      sort: 'status',
      value: (row) => t(`status-${row.status}`),
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status-${status}`)}</Badge>,
    },
  };
  return ids.map((id) => every[id]);
}

function figureColumns(
  t: Translate<'tables'>,
): Readonly<Record<'id' | 'age' | 'salary', Column<EmployeeRow>>> {
  return {
    id: {
      id: 'id',
      header: 'ID',
      sort: 'id',
      figure: true,
      width: '8ch',
      kind: 'figure',
      value: (row) => row.id,
      cell: (row) => formatNumber(row.id),
    },
    age: {
      id: 'age',
      header: t('age'),
      sort: 'age',
      figure: true,
      kind: 'figure',
      from: 'tablet',
      value: (row) => row.age,
      cell: (row) => formatNumber(row.age),
    },
    salary: {
      id: 'salary',
      header: `${t('salary')} (€)`,
      sort: 'salary',
      figure: true,
      kind: 'money',
      value: (row) => row.salary,
      cell: (row) => formatNumber(row.salary, 2),
    },
  };
}
