import { IconHeart, IconHeartFilled, IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShopProduct } from '../../../../sample-data/ecommerce/ecommerce.ts';
import { Button, ButtonLink, IconButton } from '../../../../ui/nav/button.tsx';
import { useShopWork } from '../shop-calls.ts';
import { useShopText } from '../texts.ts';
import styles from './product.module.css';

type Props = {
  readonly product: ShopProduct;
  readonly small?: boolean;
  readonly look?: 'primary' | 'plain';
};

/** Puts a product in the cart, and leads to the cart once it is there. */
export function CartButton({ product, small, look = 'plain' }: Props) {
  const t = useShopText();
  const { addToCart } = useShopWork();
  const [adding, setAdding] = useState(false);
  const name = <span className="vt-hidden"> {product.name}</span>;
  if (product.isInCart) {
    return (
      <ButtonLink small={small} look="quiet" icon={IconShoppingCartCheck} to="/apps/ecommerce/checkout">
        <span>
          {t('viewInCart')}
          {name}
        </span>
      </ButtonLink>
    );
  }
  return (
    <Button
      small={small}
      look={look}
      icon={IconShoppingCart}
      busy={adding}
      onClick={async () => {
        setAdding(true);
        await addToCart(product);
        setAdding(false);
      }}
    >
      <span>
        {t('addToCart')}
        {name}
      </span>
    </Button>
  );
}

/** Draws a heart that is full when the product is in the wish list. */
export function WishButton({ product }: { product: ShopProduct }) {
  const t = useShopText();
  const { toggleWish } = useShopWork();
  return (
    <IconButton
      small
      className={styles.wish}
      icon={product.isInWishlist ? IconHeartFilled : IconHeart}
      label={t('wish', { name: product.name })}
      aria-pressed={product.isInWishlist}
      onClick={() => toggleWish(product)}
    />
  );
}
