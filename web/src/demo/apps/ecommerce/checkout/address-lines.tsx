import { useShopText } from '../texts.ts';
import type { Address } from './address.ts';
import styles from './checkout.module.css';

export function AddressLines({ address }: { address: Address }) {
  const t = useShopText();
  const { name, phone, house, landmark, city, postcode, province, kind } = address;
  return (
    <address className={styles.address}>
      <strong>{name}</strong> · {t(`kind-${kind}`)}
      <br />
      {house} ({landmark})
      <br />
      {postcode} {city}, {province}
      <br />
      <bdi>{phone}</bdi>
    </address>
  );
}
