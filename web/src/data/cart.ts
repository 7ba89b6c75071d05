import { useQueryClient } from '@tanstack/react-query';
import { useSample, useSampleWrite } from './sample.ts';

/** What is read of a product of the cart. */
export type CartProduct = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  /** €, each. */
  readonly price: number;
  readonly image: string;
  readonly hasFreeShipping: boolean;
  readonly rating: number;
  readonly isInWishlist: boolean;
  readonly qty: number;
  /** ISO instant of the delivery. */
  readonly shippingDate: string;
  readonly offers: number;
  readonly discountPercentage: number;
};

type Cart = { readonly products: readonly CartProduct[] };

const CART = '/apps/ecommerce/cart';

/** What a change of the cart or of the wish list makes stale. */
export const SHOP_READS = [
  CART,
  '/apps/ecommerce/products',
  '/apps/ecommerce/products/:id',
  '/apps/ecommerce/wishlist',
] as const;

/** How many of one product a cart takes. */
export const FEWEST = 1;
export const MOST = 10;

/** The cart of the sample shop: the bar and the checkout read the same one. */
export function useCart() {
  return useSample<Cart>(CART);
}

export function useCartWork() {
  const client = useQueryClient();
  const add = useSampleWrite<void, { readonly productId: number }>('POST', CART, { stale: SHOP_READS });
  const remove = useSampleWrite<void, { readonly productId: number }>('DELETE', `${CART}/:productId`, {
    stale: SHOP_READS,
  });
  const setQuantity = useSampleWrite<void, { readonly productId: number; readonly qty: number }>(
    'POST',
    `${CART}/quantity`,
    { stale: [CART] },
  );
  return {
    add: (productId: number) => add.mutateAsync({ productId }),
    remove: (productId: number) => remove.mutateAsync({ productId }),
    setQuantity: (productId: number, qty: number) => {
      // Shown at once: presses come faster than answers, and each counts from the last.
      client.setQueryData<Cart>([CART, {}], (cart) => cart && withQuantity(cart, productId, qty));
      setQuantity.mutate({ productId, qty });
    },
  };
}

function withQuantity({ products }: Cart, productId: number, qty: number): Cart {
  return { products: products.map((product) => (product.id === productId ? { ...product, qty } : product)) };
}

/** What the whole cart costs, €, before discounts. */
export function sumOfCart(products: readonly CartProduct[]): number {
  return products.reduce((sum, { price, qty }) => sum + price * qty, 0);
}
