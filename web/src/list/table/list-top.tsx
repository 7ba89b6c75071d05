import type { ReactNode } from 'react';
import { formatFecha, today } from '../../format/date.ts';
import { LOCAL_FILTER, useAdvancedFilter } from '../filters/advanced-filter.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { Chip } from '../filters/filters-in-force.tsx';
import { SearchInput } from '../filters/search-input.tsx';
import type { Column } from './columns.ts';
import styles from './data-list.module.css';
import { LeftOut } from './left-out.tsx';
import type { ListControl } from './list-control.ts';
import { textOfShape } from './shape/shape-text.ts';
import type { useListShape } from './shape/use-list-shape.ts';
import type { ViewsSource } from './views/saved-views.ts';
import { ViewsBar } from './views/views-bar.tsx';

type Props<Row> = {
  readonly caption: string;
  readonly list: ListControl;
  readonly views?: ViewsSource;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly shaping: ReturnType<typeof useListShape>;
  readonly search?: { readonly label: string; readonly placeholder?: string };
  readonly filters?: ReactNode;
  readonly chips: readonly Chip[];
  readonly tools: ReactNode;
};

/**
 * What stands above the rows: views, search, filter fields and chips. Only the chips and the date are printed, and which
 * columns are not.
 */
export function ListTop<Row>({ list, views, columns, shown, shaping, search, tools, ...props }: Props<Row>) {
  const { caption, filters } = props;
  const local = useAdvancedFilter(list, LOCAL_FILTER);
  const chips = list.fields ? [...props.chips, ...local.chips] : props.chips;
  const bar = (choice?: ReactNode, changes?: ReactNode) => (
    <FilterBar
      of={caption}
      views={choice}
      search={
        search && (
          <SearchInput
            {...search}
            value={list.state.q ?? ''}
            onSearch={(q) => list.set({ q }, { replace: true })}
          />
        )
      }
      actions={tools}
      chips={chips}
      onClear={list.clear}
      changes={changes}
    >
      {list.fields ? (
        <>
          {filters}
          {local.button()}
          {local.dialog}
        </>
      ) : (
        filters
      )}
    </FilterBar>
  );
  const columnsShown = shown.map(({ id }) => id);
  return (
    <>
      {views ? (
        <ViewsBar
          source={views}
          list={list}
          columns={textOfShape(columnsShown, shaping.shape)}
          onColumns={shaping.showColumns}
        >
          {bar}
        </ViewsBar>
      ) : (
        bar()
      )}
      <p className={styles.printed}>
        {[formatFecha(today()), ...chips.map(({ label }) => label)].join(' · ')}
      </p>
      <LeftOut columns={columns} shown={shown} />
    </>
  );
}
