import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { MARKS } from './samples.ts';

const ASPECTS = ['yield', 'price', 'silence', 'warranty', 'app', 'repair'] as const;

/** Gives the marks of two inverters in six aspects, and their table. */
export function useMarks() {
  const { t } = useTranslation('charts');
  const labels = ASPECTS.map((aspect) => t(`aspect-${aspect}`));
  const series = (['first', 'second'] as const).map((inverter) => ({
    name: t(`inverter-${inverter}`),
    values: MARKS[inverter],
  }));
  const figures = {
    columns: series.map(({ name }) => name),
    rows: labels.map((label, index) => ({
      label,
      cells: series.map(({ values }) => formatNumber(values[index])),
    })),
  };
  return { labels, series, figures };
}
