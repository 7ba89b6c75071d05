import { IconCreditCard } from '@tabler/icons-react';
import type { CardBrand } from '../../../../../sample-data/users/account.ts';
import styles from './billing.module.css';

export const BRANDS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  discover: 'Discover',
  other: '',
} as const satisfies Record<CardBrand, string>;

/** Writes the brand of a card in letters. A card of an unknown brand gets a plain icon. */
export function Brand({ brand }: { brand: CardBrand }) {
  return (
    <span className={styles.brand} data-brand={brand}>
      {BRANDS[brand] || <IconCreditCard size={18} stroke={1.7} aria-hidden />}
    </span>
  );
}
