import { IconStarFilled } from '@tabler/icons-react';
import { useShopText } from '../texts.ts';
import styles from './product.module.css';

/** Shows the rating of a product in as little room as a row has. */
export function Score({ rating }: { rating: number }) {
  const t = useShopText();
  return (
    <span className={styles.score} title={t('stars', { count: rating })}>
      <IconStarFilled size={14} aria-hidden />
      <span aria-hidden="true">{rating}</span>
      <span className="vt-hidden">{t('stars', { count: rating })}</span>
    </span>
  );
}
