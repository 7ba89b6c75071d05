import {
  type Icon,
  IconBuildingFactory2,
  IconBuildingStore,
  IconHeartbeat,
  IconPlant2,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { COMPANIES, type Company } from './company-rows.ts';
import styles from './ecommerce.module.css';

const KINDS: Readonly<Record<Company['kind'], { readonly icon: Icon; readonly tone: Tone }>> = {
  retail: { icon: IconBuildingStore, tone: 'info' },
  industry: { icon: IconBuildingFactory2, tone: 'warn' },
  farming: { icon: IconPlant2, tone: 'ok' },
  health: { icon: IconHeartbeat, tone: 'bad' },
};

/** Lists the companies that buy most, each of which leads to its invoices. */
export function Companies() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('companies')} flush>
      <div className={styles.scroll}>
        <table className={styles.companies}>
          <thead>
            <tr>
              <th scope="col">{t('company')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col" data-figure>
                {t('visits')}
              </th>
              <th scope="col" data-figure>
                {t('revenueEur')}
              </th>
              <th scope="col" data-figure>
                {t('salesChange')}
              </th>
            </tr>
          </thead>
          <tbody>
            {COMPANIES.map((company) => (
              <CompanyRow key={company.email} {...company} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function CompanyRow({ name, email, kind, visits, period, revenueEur, change }: Company) {
  const { t } = useTranslation('dashboards');
  const { icon: Glyph, tone } = KINDS[kind];
  const Trend = change < 0 ? IconTrendingDown : IconTrendingUp;
  return (
    <tr>
      <th scope="row">
        <div className={styles.company}>
          <Avatar name={name} size={32} tone={tone} />
          <span>
            <Link to={`/apps/invoice/list?q=${encodeURIComponent(email)}`}>{name}</Link>
            <small>{email}</small>
          </span>
        </div>
      </th>
      <td>
        <span className={styles.kind} data-tone={tone}>
          <Glyph size={18} stroke={1.7} aria-hidden />
          {t(`kind-${kind}`)}
        </span>
      </td>
      <td data-figure>
        {formatNumber(visits)}
        <small>{t(`in-${period}`)}</small>
      </td>
      <td data-figure>
        <bdi>{formatNumber(revenueEur, 2)}</bdi>
      </td>
      <td data-figure>
        <span className={styles.trend} data-down={change < 0 || undefined}>
          <bdi>{formatPercent(Math.abs(change), 0)}</bdi>
          <Trend size={18} stroke={1.7} aria-hidden />
          <span className="vt-hidden">{t(change < 0 ? 'less' : 'more')}</span>
        </span>
      </td>
    </tr>
  );
}
