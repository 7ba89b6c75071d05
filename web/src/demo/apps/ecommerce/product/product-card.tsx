import { IconTruck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatEur } from '../../../../format/energy.ts';
import type { ShopProduct } from '../../../../sample-data/ecommerce/ecommerce.ts';
import { Link } from '../../../../ui/nav/link.tsx';
import { useShopText } from '../texts.ts';
import { CartButton } from './buy-buttons.tsx';
import styles from './product.module.css';
import { Score } from './score.tsx';

type Props = {
  readonly product: ShopProduct;
  /** A wide card stands beside its picture and shows the whole description. */
  readonly wide?: boolean;
  /** These buttons stand in the corner of the picture. */
  readonly corner: ReactNode;
};

export function ProductCard({ product, wide, corner }: Props) {
  const t = useShopText();
  const { name, slug, image, brand, price, rating, description, hasFreeShipping } = product;
  const address = `/apps/ecommerce/product-detail/${slug}`;
  return (
    <article className={styles.card} data-wide={wide || undefined} aria-label={name}>
      <div className={styles.top}>
        <img className={styles.picture} src={image} alt="" width={480} height={360} loading="lazy" />
        <span className={styles.corner}>{corner}</span>
      </div>
      <div className={styles.what}>
        <p className={styles.line}>
          <span>{brand}</span>
          <Score rating={rating} />
        </p>
        <h2 className={styles.name}>
          <Link to={address}>{name}</Link>
        </h2>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          {formatEur(price)}
          {hasFreeShipping && (
            <span className={styles.shipping}>
              <IconTruck size={15} stroke={1.8} aria-hidden />
              {t('freeShipping')}
            </span>
          )}
        </p>
        <CartButton small product={product} />
      </div>
    </article>
  );
}
