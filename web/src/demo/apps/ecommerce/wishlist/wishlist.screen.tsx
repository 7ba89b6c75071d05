import { IconHeart, IconX } from '@tabler/icons-react';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ButtonLink, IconButton } from '../../../../ui/nav/button.tsx';
import styles from '../product/product.module.css';
import { ProductCard } from '../product/product-card.tsx';
import { useShopWork, useWishlist } from '../shop-calls.ts';
import { useShopText } from '../texts.ts';

/** Shows the products that the buyer has set aside for later. */
export default function WishlistScreen() {
  const t = useShopText();
  const { data, error, refetch } = useWishlist();
  const { unwish } = useShopWork();
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  if (data.products.length === 0) {
    return (
      <EmptyState icon={IconHeart} title={t('wishlistEmpty')} text={t('wishlistEmptyText')}>
        <ButtonLink look="primary" to="/apps/ecommerce/shop">
          {t('toShop')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={`vt-tiles vt-gap-16 ${styles.grid}`}>
      {data.products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          corner={
            <IconButton
              small
              icon={IconX}
              label={t('unwish', { name: product.name })}
              onClick={() => unwish(product)}
            />
          }
        />
      ))}
    </div>
  );
}
