import { SHOP_READS, useCartWork } from '../../../data/cart.ts';
import { useSample, useSampleWrite } from '../../../data/sample.ts';
import type {
  Product,
  ProductDetail,
  ProductList,
  ShopProduct,
  Wishlist,
} from '../../../sample-data/ecommerce/ecommerce.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { useShopText } from './texts.ts';

const PRODUCTS = '/apps/ecommerce/products';
const WISHLIST = '/apps/ecommerce/wishlist';

/** The call of the shop takes these parameters. */
type Asked = {
  readonly q: string;
  readonly sortBy: string;
  readonly perPage: number;
  readonly page: number;
};

export function useProducts(query: Asked) {
  return useSample<ProductList>(PRODUCTS, query, { keepPrevious: true });
}

export function useProduct(id: string) {
  return useSample<ProductDetail>(`${PRODUCTS}/:id`, { id }, { retry: false });
}

export function useWishlist() {
  return useSample<Wishlist>(WISHLIST);
}

/** Puts products in the cart or in the wish list, and takes them out. */
export function useShopWork() {
  const t = useShopText();
  const cart = useCartWork();
  const wish = useSampleWrite<void, { readonly productId: number }>('POST', WISHLIST, { stale: SHOP_READS });
  const unwish = useSampleWrite<void, { readonly productId: number }>('DELETE', `${WISHLIST}/:productId`, {
    stale: SHOP_READS,
  });
  return {
    toggleWish: ({ id, isInWishlist }: Pick<ShopProduct, 'id' | 'isInWishlist'>) =>
      (isInWishlist ? unwish : wish).mutateAsync({ productId: id }).catch(notifyFailure),
    unwish: async ({ id, name }: Product) => {
      await unwish.mutateAsync({ productId: id }).catch(notifyFailure);
      notify(t('wishRemoved', { name }), { undo: () => wish.mutate({ productId: id }) });
    },
    addToCart: ({ id }: Pick<Product, 'id'>) => cart.add(id).catch(notifyFailure),
    removeFromCart: async ({ id, name }: Pick<Product, 'id' | 'name'>) => {
      await cart.remove(id).catch(notifyFailure);
      notify(t('cartRemoved', { name }), { undo: () => void cart.add(id).catch(notifyFailure) });
    },
    setQuantity: cart.setQuantity,
  };
}
