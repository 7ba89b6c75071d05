import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { Product } from '../../../../sample-data/ecommerce/ecommerce.ts';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { useProducts } from '../shop-calls.ts';
import { useShopText } from '../texts.ts';
import { WishButton } from './buy-buttons.tsx';
import styles from './detail.module.css';
import { ProductCard } from './product-card.tsx';

const SHOWN = 5;

/**
 * Shows other products, those of the same category or brand first, in a line that is swiped or moved with its arrows.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useShopText();
  const id = useId();
  const line = useRef<HTMLUListElement>(null);
  const { data } = useProducts({ q: '', sortBy: 'featured', perPage: 100, page: 1 });
  const related = (data?.products ?? [])
    .filter((other) => other.id !== product.id)
    .toSorted((a, b) => closeness(b, product) - closeness(a, product))
    .slice(0, SHOWN);
  const move = (way: 1 | -1) => {
    const { current } = line;
    if (!current) return;
    const towards = getComputedStyle(current).direction === 'rtl' ? -way : way;
    current.scrollBy({ left: towards * current.clientWidth * 0.8 });
  };
  return (
    <section className={styles.related} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('related')}</h2>
        <IconButton icon={IconChevronLeft} label={t('relatedBefore')} onClick={() => move(-1)} />
        <IconButton icon={IconChevronRight} label={t('relatedAfter')} onClick={() => move(1)} />
      </header>
      <ul ref={line}>
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} corner={<WishButton product={other} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function closeness(other: Product, product: Product): number {
  return Number(other.category === product.category) * 2 + Number(other.brand === product.brand);
}
