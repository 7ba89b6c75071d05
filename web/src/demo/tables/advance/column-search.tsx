import { formatFecha } from '../../../format/date.ts';
import { matches } from '../../../format/fold.ts';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useLocalList } from '../../../list/local/use-local-list.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { useEmployeeColumns } from '../columns.tsx';
import { type EmployeeRow, salaryTexts } from '../employee.ts';
import { NoEmployees } from '../empty.tsx';
import { Section } from '../section.tsx';
import { useEmployees } from '../use-employees.ts';

const TEXTS = ['name', 'email', 'post', 'city', 'salary'] as const;
const ROWS_A_PAGE = 7;

/** Every filter looks at all the rows, so that removing one widens the list again. */
const FILTERS = {
  name: (row: EmployeeRow, wanted: string) => matches(row.name, wanted),
  email: (row: EmployeeRow, wanted: string) => matches(row.email, wanted),
  post: (row: EmployeeRow, wanted: string) => matches(row.post, wanted),
  city: (row: EmployeeRow, wanted: string) => matches(row.city, wanted),
  salary: (row: EmployeeRow, wanted: string) => salaryTexts(row).some((text) => text.includes(wanted)),
  from: (row: EmployeeRow, wanted: string) => row.start >= wanted,
  to: (row: EmployeeRow, wanted: string) => row.start <= wanted,
};

/** Gives each column a field; a row is shown when it passes all of them. */
export function ColumnSearch() {
  const { t } = useTranslation('tables');
  const columns = useEmployeeColumns(['name', 'email', 'post', 'city', 'start', 'salary']);
  const { list, query, filter } = useLocalList(useEmployees(), {
    columns,
    filters: FILTERS,
    prefix: 'columns',
    limit: ROWS_A_PAGE,
  });
  const chips = ([...TEXTS, 'from', 'to'] as const).flatMap((name) => {
    const wanted = filter.of(name);
    const shown = name === 'from' || name === 'to' ? formatFecha(wanted) : wanted;
    const label = `${t(name)}: ${shown}`;
    return wanted ? [{ key: name, label, onRemove: () => filter.set(name, '') }] : [];
  });
  return (
    <Section title={t('columnSearch')} text={t('columnSearchText')}>
      <DataList
        id="table-columns"
        caption={t('columnSearch')}
        {...{ list, query, columns, chips }}
        multiSort
        sizes={[ROWS_A_PAGE, 10, 25, 50, 75, 100]}
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        filters={
          <>
            {TEXTS.map((name) => (
              <SearchInput
                key={name}
                label={t(name)}
                value={filter.of(name)}
                onSearch={(wanted) => filter.set(name, wanted)}
              />
            ))}
            <DateField
              label={t('from')}
              value={filter.of('from')}
              onChange={(day) => filter.set('from', day)}
            />
            <DateField label={t('to')} value={filter.of('to')} onChange={(day) => filter.set('to', day)} />
          </>
        }
        empty={<NoEmployees />}
      />
    </Section>
  );
}
