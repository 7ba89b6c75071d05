import { IconChartHistogram, IconReceiptEuro } from '@tabler/icons-react';
import { useSample } from '../../../data/sample.ts';
import { useSession } from '../../../data/session.ts';
import { formatPercent, withSign } from '../../../format/number.ts';
import { parseNumber } from '../../../format/parse-number.ts';
import { partOfDay } from '../../../format/part-of-day.ts';
import type { Revenue } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Home } from '../../../ui/drawings/scenes.tsx';
import { LeadCard } from '../../../ui/figures/lead-card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

/** Greets the reader with what the shop has earned this month, compared with the last one. */
export function Greeting() {
  const { t } = useTranslation('dashboards');
  const { data } = useSample<Revenue>('/card/card-analytics/revenue');
  const [name = ''] = (useSession()?.userData.fullName ?? '').split(' ');
  return (
    <LeadCard
      title={t(`greeting-${partOfDay(new Date().getHours())}`, { name })}
      text={t('soldThisMonth')}
      figure={data?.thisMonth}
      note={data && t('thanLastMonth', { change: changeOf(data) })}
      actions={
        <>
          <ButtonLink look="primary" icon={IconReceiptEuro} to="/apps/invoice/list">
            {t('seeInvoices')}
          </ButtonLink>
          <ButtonLink look="quiet" icon={IconChartHistogram} to="/dashboard/analytics">
            {t('seeAnalytics')}
          </ButtonLink>
        </>
      }
      drawing={
        <Drawing>
          <Home />
        </Drawing>
      }
    />
  );
}

function changeOf({ thisMonth, lastMonth }: Revenue): string {
  const [now, before] = [parseNumber(thisMonth), parseNumber(lastMonth)];
  if (now === undefined || !before) return withSign(undefined, formatPercent);
  return withSign((now - before) / before, (ratio) => formatPercent(ratio, 0));
}
