import type { Product, ProductCategory } from '../../../../sample-data/ecommerce/ecommerce.ts';

/** The panel narrows the products by these facets, because the call itself searches names only. */
export type ShopFilter = {
  /** Both prices are in euros and belong to the range. */
  readonly from?: number;
  readonly to?: number;
  readonly category?: readonly ProductCategory[];
  readonly brand?: readonly string[];
  /** The product has at least so many stars. */
  readonly rating?: number;
};

type Facet = 'price' | 'category' | 'brand' | 'rating';

const PASSES: Readonly<Record<Facet, (product: Product, filter: ShopFilter) => boolean>> = {
  price: ({ price }, { from = 0, to = Number.POSITIVE_INFINITY }) => price >= from && price <= to,
  category: ({ category }, { category: wanted = [] }) => wanted.length === 0 || wanted.includes(category),
  brand: ({ brand }, { brand: wanted = [] }) => wanted.length === 0 || wanted.includes(brand),
  rating: ({ rating }, { rating: least = 0 }) => rating >= least,
};

const FACETS = Object.keys(PASSES) as Facet[];

/** Gives the products that pass the filter. A facet can be left out, to count what its other choices would give. */
export function filtered<P extends Product>(
  products: readonly P[],
  filter: ShopFilter,
  except?: Facet,
): readonly P[] {
  const facets = FACETS.filter((facet) => facet !== except);
  return products.filter((product) => facets.every((facet) => PASSES[facet](product, filter)));
}

/** Counts the products of each value, in the order of the names. */
export function countsOf(values: readonly string[], language: string): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, language));
}
