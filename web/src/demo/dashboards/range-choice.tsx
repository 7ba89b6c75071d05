import type { AnalyticsRange } from '../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SmallSelect } from '../kit/small-select/small-select.tsx';

const RANGES: readonly AnalyticsRange[] = ['Last 28 Days', 'Last Month', 'Last Year'];

type Props = {
  /** Screen readers hear the title of the card whose figures change. */
  readonly of: string;
  readonly value: AnalyticsRange;
  readonly onChange: (range: AnalyticsRange) => void;
};

export function RangeChoice({ of, value, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  return (
    <SmallSelect
      label={t('rangeOf', { of })}
      value={value}
      options={RANGES.map((range) => ({ value: range, label: t(`range-${range}`) }))}
      onChange={onChange}
    />
  );
}
