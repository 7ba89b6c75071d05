import { formatEur } from '../../../../format/energy.ts';
import { useShopText } from '../texts.ts';
import styles from './checkout.module.css';
import type { Totals } from './totals.ts';

export function PriceDetails({ totals, count }: { totals: Totals; count: number }) {
  const t = useShopText();
  const { goods, offers, codes, delivery, total, vat } = totals;
  return (
    <section className={styles.details}>
      <h2>{t('priceDetails')}</h2>
      <dl>
        <Row name={t('goods', { count })} value={formatEur(goods)} />
        {offers > 0 && <Row name={t('offersTaken')} value={formatEur(-offers)} />}
        {codes > 0 && <Row name={t('codesTaken')} value={formatEur(-codes)} />}
        <Row name={t('delivery')} value={delivery === 0 ? t('free') : formatEur(delivery)} />
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{formatEur(total)}</dd>
        </div>
      </dl>
      <p className="vt-small">{t('vat', { vat: formatEur(vat) })}</p>
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="vt-figure">{value}</dd>
    </div>
  );
}
