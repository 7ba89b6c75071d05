import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { type CartProduct, FEWEST, MOST } from '../../../data/cart.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './cart.module.css';

type Props = {
  readonly product: CartProduct;
  readonly onFollow: () => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

export function CartLine({ product, onFollow, onQuantity, onRemove }: Props) {
  const { t } = useTranslation('shell');
  const { name, slug, brand, price, image, qty } = product;
  return (
    <li className={styles.line}>
      <img src={image} alt="" width={56} height={56} loading="lazy" />
      <div className={styles.what}>
        <Link to={`/apps/ecommerce/product-detail/${slug}`} onClick={onFollow}>
          {name}
        </Link>
        <span className="vt-small">{brand}</span>
        <fieldset className={styles.stepper}>
          <legend className="vt-hidden">{t('cartQuantity', { name })}</legend>
          <IconButton
            small
            icon={IconMinus}
            label={t('cartLess', { name })}
            aria-disabled={qty <= FEWEST || undefined}
            onClick={() => qty > FEWEST && onQuantity(qty - 1)}
          />
          <output>{qty}</output>
          <IconButton
            small
            icon={IconPlus}
            label={t('cartMore', { name })}
            aria-disabled={qty >= MOST || undefined}
            onClick={() => qty < MOST && onQuantity(qty + 1)}
          />
        </fieldset>
      </div>
      <div className={styles.end}>
        <IconButton small icon={IconX} label={t('cartRemove', { name })} onClick={onRemove} />
        <span>{formatEur(price * qty)}</span>
      </div>
    </li>
  );
}
