import { useState } from 'react';
import { useSample } from '../../../../data/sample.ts';
import { formatFecha } from '../../../../format/date.ts';
import { formatNumber } from '../../../../format/number.ts';
import type { InvoiceList } from '../../../../sample-data/invoices/invoices.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { Link } from '../../../../ui/nav/link.tsx';
import { isoOf } from '../../sample-days.ts';
import { PricingDialog } from '../pricing/pricing-dialog.tsx';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

const SHOWN = 5;

/** Lists the last bills, each of which leads to its invoice, and offers to compare the plans. */
export function BillingHistory() {
  const t = useAccountText();
  const [comparing, setComparing] = useState(false);
  const query = { sort: 'desc', sortColumn: 'id', perPage: SHOWN };
  const { data } = useSample<InvoiceList>('/apps/invoice/invoices', query);
  const compare = (
    <Button small onClick={() => setComparing(true)}>
      {t('comparePlans')}
    </Button>
  );
  return (
    <Card title={t('history')} actions={compare}>
      {!data && <Skeleton lines={6} />}
      <table className={styles.history}>
        <caption className="vt-hidden">{t('history')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bill')}</th>
            <th scope="col">{t('issued')}</th>
            <th scope="col" className={styles.figure}>
              {t('amount')} (€)
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.invoices.map(({ id, issuedDate, total }) => (
            <tr key={id}>
              <td>
                <Link to={`/apps/invoice/preview/${id}`}>#{id}</Link>
              </td>
              <td>{formatFecha(isoOf(issuedDate))}</td>
              <td className={`${styles.figure} vt-figure`}>{formatNumber(total, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparing && <PricingDialog onClose={() => setComparing(false)} />}
    </Card>
  );
}
