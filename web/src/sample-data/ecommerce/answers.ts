import { type Answers, created, notFound, ok, type SampleCall } from '../answers.ts';
import { pageOf, someContain, sortedBy } from '../listing.ts';
import type {
  Cart,
  CartItem,
  CartProduct,
  Product,
  ProductDetail,
  ProductList,
  Wishlist,
} from './ecommerce.ts';
import { PRODUCTS } from './rows.ts';
import { asShopProduct, findProduct, forgetOffer, hasProduct, offerOf, shelf, withProduct } from './shelf.ts';

/** A cart takes at most this many of one product. */
const MOST_OF_ONE = 10;

export const answers: Answers = {
  'GET /apps/ecommerce/products': (call) => ok(list(call)),

  'GET /apps/ecommerce/products/:id': (call) => {
    const product = findProduct(call.id('id'));
    if (!product) return notFound();
    const colorOptions = ['primary', 'success', 'warning', 'danger', 'info'] as const;
    return ok({ product: { ...asShopProduct(product), colorOptions } } satisfies ProductDetail);
  },

  'GET /apps/ecommerce/wishlist': () =>
    ok({ products: productsOf(shelf.wishlist).map(asShopProduct) } satisfies Wishlist),

  'POST /apps/ecommerce/wishlist': (call) => {
    shelf.wishlist = withProduct(shelf.wishlist, call.id('productId'), {});
    return created();
  },

  'DELETE /apps/ecommerce/wishlist/:productId': (call) => {
    const id = call.id('productId');
    shelf.wishlist = shelf.wishlist.filter(({ productId }) => productId !== id);
    return ok();
  },

  'GET /apps/ecommerce/cart': () => ok({ products: shelf.cart.flatMap(cartProduct) } satisfies Cart),

  'POST /apps/ecommerce/cart': (call) => {
    shelf.cart = withProduct(shelf.cart, call.id('productId'), { qty: 1 });
    return created();
  },

  // The specification has no call that changes a quantity, so this one is our own.
  'POST /apps/ecommerce/cart/quantity': (call) => {
    const id = call.id('productId');
    const qty = Math.min(MOST_OF_ONE, Math.max(1, Math.round(call.number('qty', 1))));
    shelf.cart = shelf.cart.map((line) => (line.productId === id ? { ...line, qty } : line));
    return ok();
  },

  'DELETE /apps/ecommerce/cart/:productId': (call) => {
    const id = call.id('productId');
    forgetOffer(id);
    shelf.cart = shelf.cart.filter(({ productId }) => productId !== id);
    return ok();
  },
};

function list(call: SampleCall): ProductList {
  const typed = call.text('q');
  const matching = PRODUCTS.filter(({ name }) => someContain([name], typed));
  const page = pageOf(
    inOrder(matching, call.text('sortBy')),
    call.number('page', 1),
    call.number('perPage', 9),
  );
  return {
    products: page.map(asShopProduct),
    total: matching.length,
    userWishlist: shelf.wishlist,
    userCart: shelf.cart,
  };
}

/** Sorts products by price, or else the newest first, which is also what «featured» means. */
function inOrder(products: readonly Product[], sortBy: string): Product[] {
  if (sortBy === 'price-asc') return sortedBy(products, ({ price }) => price, 'asc');
  if (sortBy === 'price-desc') return sortedBy(products, ({ price }) => price, 'desc');
  return sortedBy(products, ({ id }) => id, 'desc');
}

function productsOf(items: readonly { readonly productId: number }[]): Product[] {
  return items.flatMap(({ productId }) => findProduct(productId) ?? []);
}

function cartProduct(line: CartItem): CartProduct[] {
  const product = findProduct(line.productId);
  if (!product) return [];
  const isInWishlist = hasProduct(shelf.wishlist, product.id);
  return [{ ...product, isInWishlist, qty: line.qty, ...offerOf(line) }];
}
