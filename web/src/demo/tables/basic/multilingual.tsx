import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useEmployeeColumns } from '../columns.tsx';
import { NoEmployees } from '../empty.tsx';
import { Section } from '../section.tsx';
import { useEmployees } from '../use-employees.ts';

/** Shows a list whose heads, search and pages are in the language chosen in the bar. */
export function Multilingual() {
  const { t } = useTranslation('tables');
  const columns = useEmployeeColumns(['name', 'post', 'email', 'start', 'salary', 'status']);
  const { list, query } = useLocalList(useEmployees(), {
    columns,
    prefix: 'language',
    search: (row) => [row.name, row.post, row.email],
  });
  return (
    <Section title={t('multilingual')} text={t('multilingualText')}>
      <DataList
        id="table-multilingual"
        caption={t('multilingual')}
        {...{ list, query, columns }}
        search={{ label: t('search') }}
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        empty={<NoEmployees />}
      />
    </Section>
  );
}
