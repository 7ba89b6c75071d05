import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useEmployeeColumns } from '../columns.tsx';
import { NoEmployees } from '../empty.tsx';
import { Section } from '../section.tsx';
import { useEmployees } from '../use-employees.ts';

/** Shows columns that change places by dragging their heads, or with the buttons of «Columnas». */
export function Reorder() {
  const { t } = useTranslation('tables');
  const columns = useEmployeeColumns(['name', 'email', 'post', 'city', 'start', 'salary']);
  const { list, query } = useLocalList(useEmployees(), { columns, prefix: 'order' });
  return (
    <Section title={t('reorder')} text={t('reorderText')}>
      <DataList
        id="table-reorder"
        caption={t('reorder')}
        {...{ list, query, columns }}
        dragHeads
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        empty={<NoEmployees />}
      />
    </Section>
  );
}
