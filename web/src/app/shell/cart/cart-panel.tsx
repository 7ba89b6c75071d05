import { useRef } from 'react';
import { sumOfCart, type useCart, useCartWork } from '../../../data/cart.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';

type Props = {
  readonly cart: ReturnType<typeof useCart>;
  readonly onFollow: () => void;
};

/** The products of the cart with their quantities and their sum, and the link to the checkout. */
export function CartPanel({ cart, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const title = useRef<HTMLParagraphElement>(null);
  const { remove, setQuantity } = useCartWork();
  const lines = cart.data?.products ?? [];

  return (
    <>
      <div className={styles.head}>
        <p ref={title} tabIndex={-1}>
          {t('cart')}
        </p>
        {lines.length > 0 && <Badge tone="accent">{t('cartItems', { count: lines.length })}</Badge>}
      </div>
      {cart.error && <ErrorState slim error={cart.error} onRetry={cart.refetch} />}
      {cart.isPending && <Skeleton lines={3} />}
      {cart.data && lines.length === 0 && <p className={styles.none}>{t('cartEmpty')}</p>}
      {lines.length > 0 && (
        <>
          <ul className={styles.list}>
            {lines.map((product) => (
              <CartLine
                key={product.id}
                product={product}
                onFollow={onFollow}
                onQuantity={(quantity) => setQuantity(product.id, quantity)}
                onRemove={() => {
                  remove(product.id).catch(notifyFailure);
                  // The button disappears with its line, so the focus goes to the title.
                  title.current?.focus();
                }}
              />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('cartTotal')}</span>
            <strong>{formatEur(sumOfCart(lines))}</strong>
          </p>
          <ButtonLink to="/apps/ecommerce/checkout" look="primary" onClick={onFollow}>
            {t('checkout')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
