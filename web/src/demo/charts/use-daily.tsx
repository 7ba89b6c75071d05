import { useMemo, useState } from 'react';
import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { DateRangeField } from '../kit/dates/date-range-field.tsx';
import type { ChartFigures } from './chart-card.tsx';
import { DAILY, placesWithin, type Range, shortDay, WHOLE_MONTH } from './days.ts';

type Name = keyof typeof DAILY;

/** Each origin of the energy has one colour in the charts of every library. */
const COLOURS = { roof: 3, grid: 2, sold: 4, car: 5 } as const satisfies Record<Name, number>;

/** Gives the chosen days of October, by their places in the month, and the field that chooses them. */
export function useDays() {
  const { t } = useTranslation('charts');
  const [range, setRange] = useState<Range>(WHOLE_MONTH);
  const places = useMemo(() => placesWithin(range), [range]);
  const above = (
    <DateRangeField
      label={t('days')}
      min={WHOLE_MONTH.from}
      max={WHOLE_MONTH.to}
      value={range}
      onChange={setRange}
    />
  );
  return { places, above };
}

/** Gives some series of October for the chosen days: their values, their table and the field that chooses the days. */
export function useDaily(wanted: readonly Name[]) {
  const { t } = useTranslation('charts');
  const { places, above } = useDays();
  const names = wanted.join();
  const chosen = useMemo(() => {
    const series = names.split(',').map((name) => ({
      name: t(`series-${name}`),
      colour: COLOURS[name as Name],
      values: places.map((place) => DAILY[name as Name][place] ?? 0),
    }));
    const figures: ChartFigures = {
      columns: series.map(({ name }) => name),
      rows: places.map((place, row) => ({
        label: formatFecha(`2026-10-${String(place + 1).padStart(2, '0')}`),
        cells: series.map(({ values }) => formatNumber(values[row])),
      })),
    };
    return { labels: places.map(shortDay), series, figures };
  }, [places, names, t]);
  return { ...chosen, above };
}
