import { IconShoppingCart } from '@tabler/icons-react';
import { useCart } from '../../../data/cart.ts';
import { useSession } from '../../../data/session.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import { useFirstSign } from '../../../ui/overlay/on-demand.tsx';
import { BarCount } from '../bar-count.tsx';
import { CartPanel } from './cart-panel.tsx';

/** The cart of the sample shop. */
export default function Cart() {
  const { t } = useTranslation('shell');
  // Until somebody is there the number that came with the session is enough, and the shop's samples stay away.
  const cart = useCart({ enabled: useFirstSign() });
  const atSignIn = useSession()?.userData.extras.eCommerceCartItemsCount;
  const count = cart.data?.products.length ?? atSignIn ?? 0;
  return (
    <DropDown
      wide
      label={t('cart')}
      button={(toggle) => (
        <>
          <IconButton
            icon={IconShoppingCart}
            label={count > 0 ? t('cartWith', { count }) : t('cart')}
            {...toggle}
          />
          <BarCount count={count} />
        </>
      )}
    >
      {(close) => <CartPanel cart={cart} onFollow={close} />}
    </DropDown>
  );
}
