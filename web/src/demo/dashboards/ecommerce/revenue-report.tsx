import { useState } from 'react';
import { monthNames } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import type { Figure } from '../../../format/number.ts';
import { parseNumber } from '../../../format/parse-number.ts';
import type { RevenueReport as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import { TwoSidedBars } from '../../kit/chart/two-sided-bars.tsx';
import { SmallSelect } from '../../kit/small-select/small-select.tsx';
import { CallCard } from '../call-card.tsx';
import { EARNINGS_BY_YEAR, type YearOfEarnings } from './earnings-by-year.ts';
import styles from './ecommerce.module.css';

const CHART_HEIGHT = 268;
const CARD_HEIGHT = 304;
const FIRST = '2020';
const YEARS = Object.keys(EARNINGS_BY_YEAR).toReversed();

const formatWholeEur = (eur: Figure) => formatEur(eur, 0);

/** Draws earnings over expenses for the first nine months of a year, with its budget beside them. */
export function RevenueReport() {
  const { t } = useTranslation('dashboards');
  const [year, setYear] = useState(FIRST);
  return (
    <CallCard<Answer>
      title={t('revenueReport')}
      path="/card/card-analytics/revenue-report"
      values={{ year }}
      height={CARD_HEIGHT}
      actions={
        <SmallSelect
          label={t('yearOf', { of: t('revenueReport') })}
          value={year}
          options={YEARS.map((value) => ({ value, label: value }))}
          onChange={setYear}
        />
      }
    >
      {(data) => (
        <div className={styles.report}>
          <EarningsChart year={year} />
          <Budget key={year} year={year} data={data} />
        </div>
      )}
    </CallCard>
  );
}

function EarningsChart({ year }: { year: string }) {
  const { t, language } = useTranslation('dashboards');
  const { earned = [], spent = [] }: Partial<YearOfEarnings> = EARNINGS_BY_YEAR[year] ?? {};
  return (
    <TwoSidedBars
      title={t('revenueReportIn', { year })}
      labels={monthNames(language).slice(0, earned.length)}
      above={{ name: t('earned'), values: earned, colour: 3 }}
      below={{ name: t('spent'), values: spent, colour: 2 }}
      unit="€"
      height={CHART_HEIGHT}
    />
  );
}

const STEP_EUR = 1_000;

function Budget({ year, data }: { year: string; data: Answer }) {
  const { t, language } = useTranslation('dashboards');
  const [added, setAdded] = useState(0);
  const { earned = [], before = [] }: Partial<YearOfEarnings> = EARNINGS_BY_YEAR[year] ?? {};
  const budget = formatEur((parseNumber(data.budget) ?? 0) + added, 0);
  const raise = () => {
    setAdded(added + STEP_EUR);
    notify(t('budgetRaised', { year, by: formatEur(STEP_EUR, 0) }), { undo: () => setAdded(added) });
  };
  return (
    <div className={styles.side}>
      <p className={styles.price}>
        <bdi>{data.price}</bdi>
      </p>
      <p>
        {t('budget')}: <bdi className="vt-figure">{budget}</bdi>
      </p>
      <Sparkline
        kind="line"
        title={t('againstYearBefore', { year })}
        labels={monthNames(language)}
        series={[{ values: earned }, { values: before, colour: 6, dashed: true }]}
        format={formatWholeEur}
        height={72}
      />
      <Button small onClick={raise}>
        {t('raiseBudget')}
      </Button>
    </div>
  );
}
