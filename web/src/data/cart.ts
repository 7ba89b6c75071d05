import { useQueryClient } from '@tanstack/react-query';
import { useSample, useSampleWrite } from './sample.ts';

/** The part of a product that the cart shows. */
export type CartProduct = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  /** € for one unit. */
  readonly price: number;
  readonly image: string;
  readonly hasFreeShipping: boolean;
  readonly rating: number;
  readonly isInWishlist: boolean;
  readonly qty: number;
  /** The instant of the delivery, ISO. */
  readonly shippingDate: string;
  readonly offers: number;
  readonly discountPercentage: number;
};

type Cart = { readonly products: readonly CartProduct[] };

const CART = '/apps/ecommerce/cart';

/** The reads that a change of the cart or of the wish list makes stale. */
export const SHOP_READS = [
  CART,
  '/apps/ecommerce/products',
  '/apps/ecommerce/products/:id',
  '/apps/ecommerce/wishlist',
] as const;

/** The least and the greatest quantity of one product in a cart. */
export const FEWEST = 1;
export const MOST = 10;

/** The cart of the sample shop, which the bar and the checkout share. */
export function useCart({ enabled = true } = {}) {
  return useSample<Cart>(CART, {}, { enabled });
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
      // The new quantity is shown at once: presses come faster than answers, and each one adds to the last.
      client.setQueryData<Cart>([CART, {}], (cart) => cart && withQuantity(cart, productId, qty));
      setQuantity.mutate({ productId, qty });
    },
  };
}

function withQuantity({ products }: Cart, productId: number, qty: number): Cart {
  return { products: products.map((product) => (product.id === productId ? { ...product, qty } : product)) };
}

/** The sum of the cart in €, before discounts. */
export function sumOfCart(products: readonly CartProduct[]): number {
  return products.reduce((sum, { price, qty }) => sum + price * qty, 0);
}
