import { type DrawnThing, drawThing } from '../drawings.ts';
import { readTable, slugOf } from '../table.ts';
import type { CartItem, Product, ProductCategory, WishlistItem } from './ecommerce.ts';
import { PRODUCT_TABLE } from './table.ts';

const COLUMNS = ['kind', 'name', 'brand', 'price', 'rating', 'free', 'description'] as const;

const SHELVES: Readonly<Record<ProductCategory, string>> = {
  solar: 'inverter panel',
  storage: 'battery',
  charging: 'charger pocket-charger',
  heating: 'thermostat heat-pump valve radiator probe',
  water: 'boiler pool-pump',
  lighting: 'bulb light-strip lantern',
  appliances: 'fan hob washer dehumidifier',
  measuring: 'socket power-strip sensor meter',
  insulation: 'insulation',
};

function categoryOf(kind: string): ProductCategory {
  const shelf = Object.entries(SHELVES).find(([, kinds]) => kinds.split(' ').includes(kind));
  if (!shelf) throw new Error(`No shelf for «${kind}»`);
  return shelf[0] as ProductCategory;
}

export const PRODUCTS: readonly Product[] = readTable(COLUMNS, PRODUCT_TABLE).map((row, index) => ({
  id: index + 1,
  name: row.name,
  slug: `${slugOf(row.name)}-${index + 1}`,
  description: row.description,
  brand: row.brand,
  category: categoryOf(row.kind),
  price: Number(row.price),
  image: drawThing({ kind: row.kind as DrawnThing, colour: index }),
  hasFreeShipping: row.free === '1',
  rating: Number(row.rating),
}));

export const WISHLIST: readonly WishlistItem[] = [26, 23].map((productId, index) => ({
  id: index + 1,
  productId,
}));

export const CART: readonly CartItem[] = [27, 21, 26, 25, 23].map((productId, index) => ({
  id: index + 1,
  productId,
  qty: 1,
}));
