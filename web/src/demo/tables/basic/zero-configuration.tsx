import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useEmployeeColumns } from '../columns.tsx';
import { NoEmployees } from '../empty.tsx';
import { Section } from '../section.tsx';
import { useEmployees } from '../use-employees.ts';

/** Shows what a list does when it is given nothing but its columns. */
export function ZeroConfiguration() {
  const { t } = useTranslation('tables');
  const columns = useEmployeeColumns(['id', 'name', 'email', 'post', 'age', 'salary']);
  const { list, query } = useLocalList(useEmployees(), { columns, prefix: 'zero' });
  return (
    <Section title={t('zero')} text={t('zeroText')}>
      <DataList
        id="table-zero"
        caption={t('zero')}
        {...{ list, query, columns }}
        multiSort
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        empty={<NoEmployees />}
      />
    </Section>
  );
}
