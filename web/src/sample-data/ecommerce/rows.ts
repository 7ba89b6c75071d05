import { type DrawingKind, drawing } from '../drawings.ts';
import { readTable, slugOf } from '../table.ts';
import type { CartItem, Product, WishlistItem } from './ecommerce.ts';
import { PRODUCT_TABLE } from './table.ts';

const COLUMNS = ['kind', 'name', 'brand', 'price', 'rating', 'free', 'description'] as const;

export const PRODUCTS: readonly Product[] = readTable(COLUMNS, PRODUCT_TABLE).map((row, index) => ({
  id: index + 1,
  name: row.name,
  slug: `${slugOf(row.name)}-${index + 1}`,
  description: row.description,
  brand: row.brand,
  price: Number(row.price),
  image: drawing(row.kind as DrawingKind, index),
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
