import { formatFecha } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import { Drawing } from '../../../../ui/drawings/drawing.tsx';
import { ButtonLink } from '../../../../ui/nav/button.tsx';
import { Done } from '../../../kit/drawings/scenes.tsx';
import { useShopText } from '../texts.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './checkout.module.css';
import { PriceDetails } from './price-details.tsx';
import type { Order } from './use-checkout.ts';

/** Says what was bought, where it goes and when it arrives. */
export function Confirmation({ order }: { order: Order }) {
  const t = useShopText();
  return (
    <div className={`vt-page vt-gap-24 ${styles.confirmation}`}>
      <div role="status" className={styles.thanks}>
        <div className={styles.scene}>
          <Drawing>
            <Done />
          </Drawing>
        </div>
        <h2>{t('thanks')}</h2>
        <p>{t('thanksText', { number: order.number, day: formatFecha(order.arrives) })}</p>
      </div>
      <div className={styles.step}>
        <ul className={styles.bought}>
          {order.products.map(({ id, name, image, price, qty }) => (
            <li key={id}>
              <img src={image} alt="" width={64} height={48} />
              <span>
                {qty} × {name}
              </span>
              <span className="vt-figure">{formatEur(price * qty)}</span>
            </li>
          ))}
        </ul>
        <aside className={`vt-stack vt-gap-16 ${styles.side}`} aria-label={t('priceDetails')}>
          <PriceDetails totals={order.totals} count={order.products.length} />
          <h2>{t('deliverTo')}</h2>
          <AddressLines address={order.address} />
        </aside>
      </div>
      <ButtonLink look="primary" to="/apps/ecommerce/shop">
        {t('keepBuying')}
      </ButtonLink>
    </div>
  );
}
