import type { Product, ProductCategory } from '../../../../sample-data/ecommerce/ecommerce.ts';

/** What the side of the shop narrows the products by: the call itself knows of names only. */
export type ShopFilter = {
  /** €, both included. */
  readonly from?: number;
  readonly to?: number;
  readonly category?: readonly ProductCategory[];
  readonly brand?: readonly string[];
  /** At least so many stars. */
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

/** The products that pass; those that would, were it not for one facet, to count what its other choices would give. */
export function filtered<P extends Product>(
  products: readonly P[],
  filter: ShopFilter,
  except?: Facet,
): readonly P[] {
  const asked = FACETS.filter((facet) => facet !== except);
  return products.filter((product) => asked.every((facet) => PASSES[facet](product, filter)));
}

/** How many products there are of each value, in the order of their names. */
export function countsOf(values: readonly string[], language: string): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, language));
}
