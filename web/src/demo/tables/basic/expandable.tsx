import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useEmployeeColumns } from '../columns.tsx';
import { NoEmployees } from '../empty.tsx';
import { Facts } from '../facts.tsx';
import { Section } from '../section.tsx';
import { useEmployees } from '../use-employees.ts';

/** Shows rows that unfold the fields without a column. */
export function Expandable() {
  const { t } = useTranslation('tables');
  const columns = useEmployeeColumns(['name', 'email', 'age', 'salary', 'status']);
  const { list, query } = useLocalList(useEmployees(), { columns, prefix: 'fold' });
  return (
    <Section title={t('expandable')} text={t('expandableText')}>
      <DataList
        id="table-expandable"
        caption={t('expandable')}
        {...{ list, query, columns }}
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        expand={(row) => <Facts row={row} facts={['city', 'experience', 'post']} />}
        empty={<NoEmployees />}
      />
    </Section>
  );
}
