import type { FieldList } from '../../../../data/list-fields.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import type { ProductCategory } from '../../../../sample-data/ecommerce/ecommerce.ts';
import { useProducts } from '../shop-calls.ts';
import { filtered, type ShopFilter } from './shop-filter.ts';

const PER_PAGE = 9;
/** One page of this size holds every sample. */
const ALL = 100_000;

export const SORTS = ['featured', 'price-asc', 'price-desc'] as const;
type ShopSort = (typeof SORTS)[number];

export const CATEGORIES: readonly ProductCategory[] = [
  'solar',
  'storage',
  'charging',
  'heating',
  'water',
  'lighting',
  'appliances',
  'measuring',
  'insulation',
];

type State = ShopFilter & {
  readonly q?: string;
  readonly sort: ShopSort;
  readonly look: 'grid' | 'list';
  readonly page: number;
};

const SCHEMA: FieldList<State> = {
  fields: {
    q: { kind: 'text', max: 200 },
    from: { kind: 'number', min: 0 },
    to: { kind: 'number', min: 0 },
    category: { kind: 'several', choices: CATEGORIES },
    brand: { kind: 'several' },
    rating: { kind: 'number', whole: true, min: 1, max: 5 },
    sort: { kind: 'text', choices: SORTS, default: 'featured' },
    look: { kind: 'text', choices: ['grid', 'list'], default: 'grid' },
    page: { kind: 'number', whole: true, min: 1, default: 1 },
  },
};

const OFF = { from: undefined, to: undefined, category: undefined, brand: undefined, rating: undefined };

/**
 * Reads the shop as its address asks for it. The call searches, sorts and pages; the filters that it lacks are applied
 * here, to everything that it finds.
 */
export function useShop() {
  const { state, set } = useListState(SCHEMA);
  const { q = '', sort, look, page, ...filter } = state;
  const isNarrowed = Object.keys(OFF).some((name) => name in filter);
  const query = { q, sortBy: sort };
  const paged = useProducts({ ...query, perPage: PER_PAGE, page });
  const all = useProducts({ ...query, perPage: ALL, page: 1 });
  const found = filtered(all.data?.products ?? [], filter);
  const products = isNarrowed
    ? all.data && found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
    : paged.data?.products;
  const count = isNarrowed ? found.length : (paged.data?.total ?? 0);
  return {
    state,
    filter,
    set,
    isNarrowed,
    clear: () => set(OFF),
    /** The counts of the filters need all products that match the search. */
    matching: all.data?.products ?? [],
    isCounted: all.data !== undefined,
    products,
    count,
    pages: Math.max(1, Math.ceil(count / PER_PAGE)),
    error: paged.error ?? all.error,
    refetch: () => Promise.all([paged.refetch(), all.refetch()]),
  };
}

export type Shop = ReturnType<typeof useShop>;
