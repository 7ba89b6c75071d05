import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import kit from '../../kit/es.json';
import CheckoutScreen from './checkout/checkout.screen.tsx';
import ecommerce from './es.json';
import ProductScreen from './product/product.screen.tsx';
import ShopScreen from './shop/shop.screen.tsx';
import WishlistScreen from './wishlist/wishlist.screen.tsx';

/**
 * Opens the screens of the shop at an address, with the corner of the notices, over samples that nobody has touched.
 */
export async function openShop(address: string) {
  vi.resetModules();
  setSampleDoor(() => import('../../../sample-data/index.ts'));
  Element.prototype.scrollIntoView ??= () => undefined;
  const withToasts = (Screen: typeof ShopScreen) => () => (
    <>
      <Screen />
      <Toaster />
    </>
  );
  const screens = {
    '/apps/ecommerce/shop': withToasts(ShopScreen),
    '/apps/ecommerce/product-detail': withToasts(ProductScreen),
    '/apps/ecommerce/product-detail/:slug': withToasts(ProductScreen),
    '/apps/ecommerce/wishlist': withToasts(WishlistScreen),
    '/apps/ecommerce/checkout': withToasts(CheckoutScreen),
  };
  const opened = await openScreens(address, {
    screens,
    texts: { 'apps/ecommerce': ecommerce, kit, ui },
    answers: {},
    role: 'admin',
  });
  return { ...opened, user: userEvent.setup() };
}
