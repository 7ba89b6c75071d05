import { parseNumber } from '../../../format/parse-number.ts';
import type { GoalOverview as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Gauge } from '../../kit/chart/gauge.tsx';
import { CallCard } from '../call-card.tsx';
import styles from './halves.module.css';

const HEIGHT = 268;

export function GoalOverview() {
  const { t } = useTranslation('dashboards');
  return (
    <CallCard<Answer> title={t('goals')} path="/card/card-analytics/goal-overview" height={HEIGHT}>
      {({ completed, inProgress }) => (
        <div className={styles.goal}>
          <Gauge title={t('goals')} share={shareOf(completed, inProgress)} text={t('completed')} />
          <dl className={styles.halves}>
            <div>
              <dt>{t('completed')}</dt>
              <dd>{completed}</dd>
            </div>
            <div>
              <dt>{t('inProgress')}</dt>
              <dd>{inProgress}</dd>
            </div>
          </dl>
        </div>
      )}
    </CallCard>
  );
}

function shareOf(done: string, pending: string): number {
  const [some, rest] = [parseNumber(done) ?? 0, parseNumber(pending) ?? 0];
  return some + rest > 0 ? some / (some + rest) : 0;
}
