import type { Call, ListDefinition, ListField, Paper } from '@vatio/contract';
import { type CallInput, send } from '../data/call.ts';
import { download } from '../data/download.ts';
import { useOwnListState } from '../data/page-size.ts';
import { useSells } from '../data/use-ability.ts';
import { useRead } from '../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../list/filters/advanced-filter.tsx';
import type { FilterField } from '../list/filters/filter-field.ts';
import { quickChips } from '../list/filters/quick-chips.ts';
import { QuickFilters } from '../list/filters/quick-filters.tsx';
import { optionsOf, type QuickProps, severalOf, valueLabel, valuesOf } from '../list/filters/quick-props.ts';
import type { Sums } from '../list/table/columns.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { findIn, useNamed } from './choose/chooser.ts';
import { COMERCIALES } from './choose/comerciales.ts';
import { FIND_ETIQUETAS, namedEtiquetas } from './choose/etiquetas.ts';
import { useCodesFilter } from './codes-filter.tsx';
import { ownOptions, ownWords, thingOf, withOwnFields } from './own-fields/own-filters.ts';
import { useLostFilters, useOwnFilters } from './own-fields/use-own-fields.ts';
import { useVistas } from './use-vistas.ts';

const ADVANCED = advancedFilter(async () => (await import('./fields-with-sellers.ts')).useFieldsWithSellers);

/** Filters, order and page of a list, kept in the address. `useList` reads the same state. */
export function useListOf<const D extends ListDefinition>(definition: D) {
  return useOwnListState(definition);
}

/** The state that the parts of a list's screen share. */
export type ListOf<D extends ListDefinition> = ReturnType<typeof useListOf<D>>;

type FilterOptions = Pick<QuickProps, 'words' | 'hidden' | 'instead' | 'chipTexts'> &
  Partial<Pick<QuickProps, 'options' | 'searched'>>;

type Options<L extends Call, T extends Call> = FilterOptions & {
  /** Id of the screen's row in the screens table, under which the views and columns are kept. */
  readonly id: string;
  readonly read: L;
  /** The call that groups all the rows with the same filters. */
  readonly groups?: Call;
  /** The call that adds up all the rows with the same filters. */
  readonly totals?: T;
  readonly exporting?: Call;
  /** While it is false nothing is read, as when the rows are on a board. */
  readonly enabled?: boolean;
};

/**
 * A list of the server from its definition: rows, groups, filters with their chips, pasted codes, saved views, export and
 * totals.
 *
 * `const { table } = useList(clientesList, { … })`, then `<DataList {...table} columns={…} />`.
 */
export function useList<const D extends ListDefinition, L extends Call, T extends Call = Call>(
  definition: D,
  { id, read, groups, totals, exporting, enabled, ...filtering }: Options<L, T>,
) {
  const list = useListOf(definition);
  const query = useRead<L>(read, { query: list.state } as CallInput<L>, { keepPrevious: true, enabled });
  const { page: _page, limit: _limit, ...rest } = list.state;
  const { sort: _sort, ...filters } = rest;
  const summed = useRead<T>((totals ?? read) as T, { query: filters } as CallInput<T>, {
    keepPrevious: true,
    staleWith: read,
    enabled: totals !== undefined && enabled !== false,
  });
  const table = {
    id,
    list,
    query,
    groups,
    usualSort: definition.usualSort,
    multiSort: true,
    views: useVistas(id),
    ...useListFilters(definition, list, filtering),
    exports: exporting && {
      download: (formato: 'csv' | 'xlsx', ids?: readonly string[]) =>
        download(exporting, { query: { ...rest, formato, ids } } as object, `${definition.name}.${formato}`),
      paper: () => readPaper(exporting, rest),
    },
    totals: totals && {
      count: countOf(summed.data),
      stale: summed.isPlaceholderData,
      sums: summed.data as Sums,
    },
  };
  return { table };
}

/** The rows of a list as they go to paper, which the server writes down as an export. */
async function readPaper(exporting: Call, query: object) {
  const response = await send(exporting, { query: { ...query, formato: 'papel' } });
  const { titulo, marca, columnas, filas }: Paper = await response.json();
  return {
    title: titulo,
    brand: marca,
    columns: columnas.map(({ titulo, tipo }) => ({ header: titulo, kind: tipo })),
    rows: filas,
  };
}

/** The filters of a list and the chips of those in force, for a `DataList` or a `FilterBar`. */
export function useListFilters(
  whole: ListDefinition,
  list: QuickProps['list'],
  { options = {}, hidden = [], searched, words, ...filtering }: FilterOptions,
) {
  const own = useOwnFilters(thingOf(whole), list.state);
  const lost = useLostFilters(thingOf(whole), list.state);
  const { t } = useTranslation('ui');
  const definition = withOwnFields(useOffered(whole), own);
  const quick = { ...filtering, words: ownWords(words, own) };
  const sellers = useSellerFilters({ definition, list, words: quick.words });
  const tags = useTagFilter({ definition, list });
  const props: QuickProps = {
    ...quick,
    definition,
    list,
    options: { ...options, ...ownOptions(own) },
    hidden: [...hidden, ...sellers.hidden, ...tags.hidden],
    searched: { ...sellers.searched, ...tags.searched, ...searched },
  };
  const selection = { state: { donde: textOf(list.state, 'donde'), lista: textOf(list.state, 'lista') } };
  const fields = useFilterFields(props);
  const unread = lost.inAdvanced ? t('advancedFilterLost') : undefined;
  const advanced = useAdvancedFilter({ ...selection, set: list.set, fields, unread }, ADVANCED);
  const codes = useCodesFilter({ ...selection, set: list.set }, definition.codes);
  return {
    filters: (
      <>
        <QuickFilters
          {...props}
          more={[advanced.button, codes.button].filter((draw) => draw !== undefined)}
        />
        {advanced.dialog}
        {codes.dialog}
      </>
    ),
    chips: [
      ...quickChips(props),
      ...lost.quick.map(({ parameter, value }) => ({
        key: parameter,
        label: t('lostField', { value }),
        onRemove: () => list.set({ [parameter]: undefined }),
      })),
      ...advanced.chips,
      ...codes.chips,
    ],
  };
}

/** The definition of a list with the values that the user may find in it. */
function useOffered(definition: ListDefinition): ListDefinition {
  const sells = useSells();
  if (sells) return definition;
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const { values, sellersOnlyValues: hidden = [] } = field;
    return [name, values ? { ...field, values: values.filter((value) => !hidden.includes(value)) } : field];
  });
  return { ...definition, fields: Object.fromEntries(fields) };
}

/** The filters by representative beside the search. A user who is a client has none. */
function useSellerFilters({ definition, list, words }: Pick<QuickProps, 'definition' | 'list' | 'words'>) {
  const sells = useSells();
  const filters = Object.entries<ListField>(definition.fields).filter(
    ([, { kind, quick }]) => kind === 'seller' && (quick === 'one' || quick === 'many'),
  );
  const values = valuesOf(list);
  const facets = filters.flatMap(([name, { nobody }]) =>
    [values[name] ?? []].flat().filter((value) => value !== nobody),
  );
  const named = useNamed(COMERCIALES, sells ? facets.map(String) : []);
  if (!sells) return { hidden: filters.map(([name]) => name), searched: {} };
  const searched = filters.map(([name, { nobody }]) => {
    const always = nobody ? [{ value: nobody, label: valueLabel(words, name, nobody) }] : [];
    return [name, { find: findIn(COMERCIALES, { always }), named }] as const;
  });
  return { hidden: [], searched: Object.fromEntries(searched) };
}

/** The filter by tags beside the search, in the lists that have it. A user who is a client has none. */
function useTagFilter({
  definition,
  list,
}: Pick<QuickProps, 'definition' | 'list'>): Required<Pick<QuickProps, 'hidden' | 'searched'>> {
  const sells = useSells();
  if (definition.fields.etiquetas === undefined) return { hidden: [], searched: {} };
  if (!sells) return { hidden: ['etiquetas'], searched: {} };
  const named = namedEtiquetas(severalOf(valuesOf(list).etiquetas));
  return { hidden: [], searched: { etiquetas: { find: FIND_ETIQUETAS, named } } };
}

/** The fields of the filter builder that the user may ask about. Those about representatives search them. */
function useFilterFields({ definition, words, options }: QuickProps): readonly FilterField[] {
  const sells = useSells();
  return Object.entries<ListField>(definition.fields)
    .filter(([, { kind, sellersOnly }]) => sells || !(sellersOnly || kind === 'seller'))
    .map(([name, { kind, unit, values }]) => ({
      name,
      kind,
      label: words(`campo-${name}`),
      unit: unit && words(`unit-${unit}`, { defaultValue: unit }),
      ...(kind === 'choice' && {
        options: optionsOf({ words, options: values ? {} : options }, name, values),
      }),
    }));
}

function textOf(state: object, parameter: string): string | undefined {
  const value = Object.entries(state).find(([name]) => name === parameter)?.[1];
  return typeof value === 'string' ? value : undefined;
}

function countOf(totals: unknown): number | undefined {
  const isSum = typeof totals === 'object' && totals !== null && 'cuenta' in totals;
  return isSum && typeof totals.cuenta === 'number' ? totals.cuenta : undefined;
}
