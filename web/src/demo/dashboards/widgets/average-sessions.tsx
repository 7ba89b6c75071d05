import { useMemo, useState } from 'react';
import { weekdayNames } from '../../../format/date.ts';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import type { AnalyticsRange, AverageSessions as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { SeriesColour } from '../../../ui/chart/palette.ts';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import { CallCard } from '../call-card.tsx';
import { RangeChoice } from '../range-choice.tsx';
import styles from './sessions.module.css';

const HEIGHT = 330;

/** The sessions of each range are shared out among the days of the week, from Monday on. */
const SHARE_BY_DAY: Readonly<Record<AnalyticsRange, readonly number[]>> = {
  'Last 28 Days': [0.12, 0.14, 0.15, 0.19, 0.16, 0.13, 0.11],
  'Last Month': [0.15, 0.13, 0.16, 0.14, 0.18, 0.14, 0.1],
  'Last Year': [0.14, 0.16, 0.17, 0.15, 0.14, 0.13, 0.11],
};

/** Shows the sessions of a range by day of the week, and how far its goals are reached. */
export function AverageSessions() {
  const { t, language } = useTranslation('dashboards');
  const [range, setRange] = useState<AnalyticsRange>('Last 28 Days');
  const days = useMemo(() => weekdayNames(language), [language]);
  const shares = SHARE_BY_DAY[range];
  return (
    <CallCard<Answer>
      title={t('sessions')}
      path="/card/card-analytics/avg-sessions"
      values={{ range }}
      height={HEIGHT}
      actions={<RangeChoice of={t('sessions')} value={range} onChange={setRange} />}
    >
      {({ sessions, growth, goal, users, retention, duration }) => (
        <div className="vt-stack vt-gap-20">
          <div className={`vt-columns ${styles.top}`}>
            <div>
              <p className={styles.figure}>{formatNumber(sessions)}</p>
              <p className={styles.note}>
                <bdi className={styles.growth}>{growth}</bdi> {t('thanBefore')}
              </p>
              <ButtonLink small to="/cards/analytics">
                {t('seeDetail')}
              </ButtonLink>
            </div>
            <Sparkline
              kind="bar"
              title={t('sessionsByDay')}
              labels={days}
              series={[{ values: shares.map((share) => Math.round(share * sessions)) }]}
              format={formatNumber}
              height={150}
              marked={shares.indexOf(Math.max(...shares))}
            />
          </div>
          <div className={styles.bars}>
            <Bar name={t('goal')} figure={formatNumber(goal)} share={users / goal} colour={3} />
            <Bar name={t('users')} figure={formatNumber(users)} share={users / goal} colour={2} />
            <Bar
              name={t('retention')}
              figure={formatPercent(retention / 100)}
              share={retention / 100}
              colour={1}
            />
            <Bar
              name={t('duration')}
              figure={t('years', { count: duration })}
              share={duration / YEARS_IN_VIEW}
              colour={4}
            />
          </div>
        </div>
      )}
    </CallCard>
  );
}

/** The shop is this many years old. */
const YEARS_IN_VIEW = 4;

type BarProps = {
  readonly name: string;
  readonly figure: string;
  /** The share goes from 0 to 1. */
  readonly share: number;
  readonly colour: SeriesColour;
};

function Bar({ name, figure, share, colour }: BarProps) {
  return (
    <div>
      <p>
        {name}: <bdi className="vt-figure">{figure}</bdi>
      </p>
      <div className={styles.track}>
        <div style={{ inlineSize: `${share * 100}%`, background: `var(--vt-chart-${colour})` }} />
      </div>
    </div>
  );
}
