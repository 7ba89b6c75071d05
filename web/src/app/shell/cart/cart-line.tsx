import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatEur } from '../../../format/energy.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './cart.module.css';
import { LEAST, MOST, setQuantity } from './quantities.ts';

/** What is read of a product of the cart. */
export type CartProduct = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  /** € */
  readonly price: number;
  readonly image: string;
  readonly qty: number;
};

type Props = {
  readonly product: CartProduct;
  readonly quantity: number;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
};

export function CartLine({ product, quantity, onFollow, onRemove }: Props) {
  const { t } = useTranslation('shell');
  const { id, name, slug, brand, price, image } = product;
  return (
    <li className={styles.line}>
      <img src={image} alt="" width={56} height={56} loading="lazy" />
      <div className={styles.what}>
        <Link to={`/apps/ecommerce/product-detail/${slug}`} onClick={onFollow}>
          {name}
        </Link>
        <span className={styles.brand}>{brand}</span>
        <fieldset className={styles.stepper}>
          <legend className="vt-hidden">{t('cartQuantity', { name })}</legend>
          <IconButton
            small
            icon={IconMinus}
            label={t('cartLess', { name })}
            aria-disabled={quantity <= LEAST || undefined}
            onClick={() => setQuantity(id, quantity - 1)}
          />
          <output>{quantity}</output>
          <IconButton
            small
            icon={IconPlus}
            label={t('cartMore', { name })}
            aria-disabled={quantity >= MOST || undefined}
            onClick={() => setQuantity(id, quantity + 1)}
          />
        </fieldset>
      </div>
      <div className={styles.end}>
        <IconButton small icon={IconX} label={t('cartRemove', { name })} onClick={onRemove} />
        <span>{formatEur(price * quantity)}</span>
      </div>
    </li>
  );
}
