import { nextId } from '../answers.ts';
import type { CartItem, CartOffer, Product, ShopProduct, WishlistItem } from './ecommerce.ts';
import { CART, PRODUCTS, WISHLIST } from './rows.ts';

/** The shelf holds the wishlist and the cart of the buyer until the page is loaded again. */
export const shelf: { wishlist: readonly WishlistItem[]; cart: readonly CartItem[] } = {
  wishlist: WISHLIST,
  cart: CART,
};

const offers = new Map<number, CartOffer>();

export function findProduct(id: number): Product | undefined {
  return PRODUCTS.find((product) => product.id === id);
}

export function hasProduct(items: readonly { readonly productId: number }[], productId: number): boolean {
  return items.some((item) => item.productId === productId);
}

export function asShopProduct(product: Product): ShopProduct {
  return {
    ...product,
    isInWishlist: hasProduct(shelf.wishlist, product.id),
    isInCart: hasProduct(shelf.cart, product.id),
  };
}

/** Adds a product at the end of the items. They stay the same when it is there already or does not exist. */
export function withProduct<T extends WishlistItem, F extends object>(
  items: readonly T[],
  productId: number,
  fields: F,
): readonly (T | ({ id: number; productId: number } & F))[] {
  if (!findProduct(productId) || hasProduct(items, productId)) return items;
  return [...items, { id: nextId(items), productId, ...fields }];
}

/**
 * Draws the offer of a line the first time it is shown, and keeps it, so that the screen does not show another one
 * every time.
 */
export function offerOf(line: CartItem): CartOffer {
  const drawn = offers.get(line.id) ?? drawOffer();
  offers.set(line.id, drawn);
  return drawn;
}

/** Forgets the offer of a product that leaves the cart, so that another is drawn if it comes back. */
export function forgetOffer(productId: number): void {
  for (const line of shelf.cart) if (line.productId === productId) offers.delete(line.id);
}

const DAY_MS = 86_400_000;

function drawOffer(): CartOffer {
  return {
    shippingDate: new Date(Date.now() + DAY_MS + Math.random() * 6 * DAY_MS).toISOString(),
    offers: between(1, 4),
    discountPercentage: between(3, 20),
  };
}

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}
