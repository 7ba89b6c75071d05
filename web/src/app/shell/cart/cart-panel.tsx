import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../data/problem.ts';
import { useSampleWrite } from '../../../data/sample.ts';
import { formatEur } from '../../../format/energy.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './cart.module.css';
import { CartLine, type CartProduct } from './cart-line.tsx';
import { useQuantities } from './quantities.ts';

type Props = {
  readonly cart: UseQueryResult<{ readonly products: readonly CartProduct[] }, Problem>;
  readonly onFollow: () => void;
};

/** The products, how many of each, what they cost together, and the way to pay. */
export function CartPanel({ cart, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const title = useRef<HTMLParagraphElement>(null);
  const quantities = useQuantities();
  const remove = useSampleWrite<void, { productId: number }>('DELETE', '/apps/ecommerce/cart/:productId', {
    stale: ['/apps/ecommerce/cart', '/apps/ecommerce/products', '/apps/ecommerce/wishlist'],
  });
  const lines = (cart.data?.products ?? []).map((product) => ({
    product,
    quantity: quantities.get(product.id) ?? product.qty,
  }));
  const total = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);

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
            {lines.map(({ product, quantity }) => (
              <CartLine
                key={product.id}
                product={product}
                quantity={quantity}
                onFollow={onFollow}
                onRemove={() => {
                  remove.mutate({ productId: product.id });
                  // The button goes away with its line.
                  title.current?.focus();
                }}
              />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('cartTotal')}</span>
            <strong>{formatEur(total)}</strong>
          </p>
          <ButtonLink to="/apps/ecommerce/checkout" look="primary" onClick={onFollow}>
            {t('checkout')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
