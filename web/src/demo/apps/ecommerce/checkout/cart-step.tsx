import { IconHeart, IconHeartFilled, IconShoppingCartOff, IconTruck, IconX } from '@tabler/icons-react';
import { type CartProduct, FEWEST, MOST } from '../../../../data/cart.ts';
import { formatFecha } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import { formatPercent } from '../../../../format/number.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../../ui/nav/button.tsx';
import { Link } from '../../../../ui/nav/link.tsx';
import { NumberStepper } from '../../../kit/number-stepper/number-stepper.tsx';
import { Rating } from '../../../kit/rating/rating.tsx';
import { useShopWork } from '../shop-calls.ts';
import { useShopText } from '../texts.ts';
import styles from './checkout.module.css';
import { CodeForm } from './code-form.tsx';
import { PriceDetails } from './price-details.tsx';
import type { Checkout } from './use-checkout.ts';

export function CartStep({ checkout }: { checkout: Checkout }) {
  const t = useShopText();
  const { products } = checkout;
  if (products.length === 0) {
    return (
      <EmptyState icon={IconShoppingCartOff} title={t('cartEmpty')} text={t('cartEmptyText')}>
        <ButtonLink look="primary" to="/apps/ecommerce/shop">
          {t('toShop')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.step}>
      <ul className={styles.lines}>
        {products.map((product) => (
          <Line key={product.id} product={product} />
        ))}
      </ul>
      <aside className={`vt-stack vt-gap-16 ${styles.side}`} aria-label={t('priceDetails')}>
        <CodeForm label={t('coupon')} checkout={checkout} />
        <PriceDetails totals={checkout.totals} count={products.length} />
        <Button look="primary" onClick={() => checkout.goTo('address')}>
          {t('placeOrder')}
        </Button>
      </aside>
    </div>
  );
}

function Line({ product }: { product: CartProduct }) {
  const t = useShopText();
  const { setQuantity } = useShopWork();
  const { id, name, slug, brand, image, rating, qty, shippingDate } = product;
  return (
    <li className={styles.line}>
      <img src={image} alt="" width={160} height={120} loading="lazy" />
      <div className={styles.what}>
        <h2>
          <Link to={`/apps/ecommerce/product-detail/${slug}`}>{name}</Link>
        </h2>
        <p className="vt-small">{t('by', { brand })}</p>
        <Rating label={t('rating')} value={rating} size={16} />
        <p>
          <Badge tone="ok">{t('inStock')}</Badge>
        </p>
        <div className={styles.quantity}>
          <NumberStepper
            label={t('quantityOf', { name })}
            labelHidden
            value={qty}
            min={FEWEST}
            max={MOST}
            onChange={(next) => setQuantity(id, next)}
          />
        </div>
        <p className="vt-small">{t('arrives', { day: formatFecha(shippingDate) })}</p>
        <p className={styles.offer}>
          {t('offers', {
            count: product.offers,
            percent: formatPercent(product.discountPercentage / 100, 0),
          })}
        </p>
      </div>
      <LineEnd product={product} />
    </li>
  );
}

function LineEnd({ product }: { product: CartProduct }) {
  const t = useShopText();
  const { removeFromCart, toggleWish } = useShopWork();
  const { name, price, qty, isInWishlist, hasFreeShipping } = product;
  return (
    <div className={styles.end}>
      <p className={styles.price}>{formatEur(price * qty)}</p>
      {qty > 1 && <p className="vt-small">{t('each', { price: formatEur(price) })}</p>}
      {hasFreeShipping && (
        <p className={styles.offer}>
          <IconTruck size={16} stroke={1.8} aria-hidden /> {t('freeShipping')}
        </p>
      )}
      <Button small icon={IconX} onClick={() => removeFromCart(product)}>
        {t('remove')}
        <span className="vt-hidden"> {name}</span>
      </Button>
      <Button
        small
        look="quiet"
        icon={isInWishlist ? IconHeartFilled : IconHeart}
        aria-pressed={isInWishlist}
        onClick={() => toggleWish(product)}
      >
        {t('wishlist')}
        <span className="vt-hidden"> {name}</span>
      </Button>
    </div>
  );
}
