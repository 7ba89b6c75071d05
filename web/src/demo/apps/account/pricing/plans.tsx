import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useSample } from '../../../../data/sample.ts';
import { formatEur } from '../../../../format/energy.ts';
import type { Pricing, PricingPlan } from '../../../../sample-data/pricing/pricing.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { RadioGroup } from '../../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { useAccountText } from '../texts.ts';
import styles from './pricing.module.css';

const PLANS = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
type PlanName = (typeof PLANS)[number];
type Period = 'month' | 'year';

export function usePricing() {
  return useSample<Pricing>('/pricing/data');
}

/** Shows the three plans, paid by the month or by the year. The chosen one lasts until the page is loaded again. */
export function Plans() {
  const t = useAccountText();
  const { data, error, refetch } = usePricing();
  const [period, setPeriod] = useState<Period>('month');
  const [current, setCurrent] = useState<PlanName>('basicPlan');
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  const choose = (name: PlanName) => {
    const before = current;
    setCurrent(name);
    notify(t('planChosen', { plan: data[name].title }), { undo: () => setCurrent(before) });
  };
  return (
    <>
      <div className={styles.period}>
        <RadioGroup
          label={t('period')}
          labelHidden
          look="buttons"
          value={period}
          onChange={setPeriod}
          options={(['month', 'year'] as const).map((value) => ({ value, label: t(`by-${value}`) }))}
        />
      </div>
      <div className={`vt-columns ${styles.plans}`}>
        {PLANS.map((name) => (
          <Plan
            key={name}
            plan={data[name]}
            period={period}
            isCurrent={name === current}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
    </>
  );
}

type PlanProps = {
  readonly plan: PricingPlan;
  readonly period: Period;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
};

function Plan({ plan, period, isCurrent, onChoose }: PlanProps) {
  const t = useAccountText();
  const { title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  return (
    <section className={styles.plan} data-popular={popular || undefined} aria-label={title}>
      {popular && (
        <span className={styles.popular}>
          <Badge tone="accent">{t('popular')}</Badge>
        </span>
      )}
      <img src={img} alt="" width={160} height={120} />
      <h2>{title}</h2>
      <p className="vt-note">{subtitle}</p>
      <p className={styles.price}>
        <strong>{formatEur(period === 'month' ? monthlyPrice : yearlyPlan.perMonth, 0)}</strong>{' '}
        {t('perMonth')}
      </p>
      <p className={`vt-note ${styles.year}`}>
        {period === 'year' &&
          yearlyPlan.totalAnnual > 0 &&
          t('perYear', { price: formatEur(yearlyPlan.totalAnnual, 0) })}
      </p>
      <ul>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Button look={popular && !isCurrent ? 'primary' : 'plain'} disabled={isCurrent} onClick={onChoose}>
        {isCurrent ? t('currentPlan') : t('choose', { plan: title })}
      </Button>
    </section>
  );
}
