import { z } from 'zod';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import type { EmployeeList } from '../../../sample-data/datatables/datatables.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useEmployeeColumns } from '../columns.tsx';
import { rowOf } from '../employee.ts';
import { NoEmployees } from '../empty.tsx';
import { Section } from '../section.tsx';
import { asSampled } from './as-sampled.ts';

const SIZES = [7, 10, 25, 50, 75, 100];

const schema = z.strictObject({
  q: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(7),
});

/** Lets the call search and page. The call cannot sort, so the columns cannot either. */
export function ServerSide() {
  const { t } = useTranslation('tables');
  const list = useListState(schema, { prefix: 'server' });
  const { q = '', page, limit } = list.state;
  const answer = useSample<EmployeeList>(
    '/api/datatables/data',
    { q: asSampled(q), page, perPage: limit },
    { keepPrevious: true },
  );
  const data = answer.data && {
    rows: answer.data.invoices.map(rowOf),
    count: answer.data.total,
    total: answer.data.allData.length,
  };
  const columns = useEmployeeColumns(['name', 'email', 'post', 'city', 'start', 'salary']).map((column) => ({
    ...column,
    sort: undefined,
  }));
  return (
    <Section title={t('server')} text={t('serverText')}>
      <DataList
        id="table-server"
        caption={t('server')}
        list={list}
        query={{ ...answer, data }}
        columns={columns}
        sizes={SIZES}
        search={{ label: t('search') }}
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        empty={<NoEmployees />}
      />
    </Section>
  );
}
