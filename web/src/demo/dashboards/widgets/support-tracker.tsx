import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import type { AnalyticsRange, SupportTracker as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Gauge } from '../../kit/chart/gauge.tsx';
import { CallCard } from '../call-card.tsx';
import { RangeChoice } from '../range-choice.tsx';
import styles from './sessions.module.css';

const HEIGHT = 330;

/** Shows the requests for help in a range, and how many of them are answered. */
export function SupportTracker() {
  const { t } = useTranslation('dashboards');
  const [range, setRange] = useState<AnalyticsRange>('Last 28 Days');
  return (
    <CallCard<Answer>
      title={t('support')}
      path="/card/card-analytics/support-tracker"
      values={{ range }}
      height={HEIGHT}
      actions={<RangeChoice of={t('support')} value={range} onChange={setRange} />}
    >
      {({ totalTicket, newTicket, openTicket, responseTime }) => (
        <>
          <div className={styles.support}>
            <div>
              <p className={styles.figure}>{formatNumber(totalTicket)}</p>
              <p className={styles.note}>{t('requests')}</p>
            </div>
            <Gauge
              title={t('support')}
              share={(totalTicket - openTicket) / totalTicket}
              text={t('answered')}
              size={200}
            />
          </div>
          <dl className={styles.three}>
            <div>
              <dt>{t('newRequests')}</dt>
              <dd>{formatNumber(newTicket)}</dd>
            </div>
            <div>
              <dt>{t('openRequests')}</dt>
              <dd>{formatNumber(openTicket)}</dd>
            </div>
            <div>
              <dt>{t('responseTime')}</dt>
              <dd>{t('days', { count: responseTime })}</dd>
            </div>
          </dl>
        </>
      )}
    </CallCard>
  );
}
