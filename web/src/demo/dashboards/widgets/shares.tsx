import { useState } from 'react';
import { formatNumber, formatPercent, withSign } from '../../../format/number.ts';
import type {
  AnalyticsRange,
  CustomersCard,
  ProductOrders as OrdersAnswer,
  SessionsByDevice,
} from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Ring } from '../../kit/chart/ring.tsx';
import { CallCard } from '../call-card.tsx';
import { RangeChoice } from '../range-choice.tsx';

const HEIGHT = 300;
const COLOURS = [3, 2, 1] as const;

/** Gives a card its title, its values and the range that the reader has chosen. */
function useRangedCard(name: string) {
  const { t } = useTranslation('dashboards');
  const [range, setRange] = useState<AnalyticsRange>('Last 28 Days');
  const title = t(name);
  return {
    t,
    card: {
      title,
      values: { range },
      height: HEIGHT,
      actions: <RangeChoice of={title} value={range} onChange={setRange} />,
    },
  };
}

/** Shows the shares of computers, phones and tablets among the sessions. */
export function SessionsDevice() {
  const { t, card } = useRangedCard('sessionsDevice');
  return (
    <CallCard<SessionsByDevice> {...card} path="/card/card-analytics/sessions-device">
      {({ chart_info: devices }) => (
        <Ring
          title={card.title}
          parts={devices.map(({ icon, usage, upDown }, index) => ({
            name: `${t(`device-${icon}`)} (${withSign(upDown, formatNumber)})`,
            value: usage / 100,
            colour: COLOURS[index] ?? 3,
          }))}
          format={formatPercent}
          centre={{ figure: formatPercent((devices[0]?.usage ?? 0) / 100), text: t('device-Monitor') }}
          note={t('changeInPoints')}
          legend
        />
      )}
    </CallCard>
  );
}

const KINDS = ['new', 'again', 'sent'];

/** Shows the new customers, those who come again and those whom others sent. */
export function Customers() {
  const { t, card } = useRangedCard('customers');
  return (
    <CallCard<CustomersCard> {...card} path="/card/card-analytics/customers">
      {({ listData }) => (
        <Ring
          title={card.title}
          parts={listData.map(({ result }, index) => ({
            name: t(`customers-${KINDS[index]}`),
            value: result,
            colour: COLOURS[index] ?? 3,
          }))}
          format={formatNumber}
          centre={{
            figure: formatNumber(listData.reduce((sum, { result }) => sum + result, 0)),
            text: t('inAll'),
          }}
          legend
        />
      )}
    </CallCard>
  );
}

/** Shows the orders that are finished, pending and rejected. */
export function ProductOrders() {
  const { t, card } = useRangedCard('productOrders');
  return (
    <CallCard<OrdersAnswer> {...card} path="/card/card-analytics/product-orders">
      {({ chart_info: { finished, pending, rejected } }) => (
        <Ring
          title={card.title}
          parts={[
            { name: t('finished'), value: finished, colour: 3 },
            { name: t('pending'), value: pending, colour: 2 },
            { name: t('rejected'), value: rejected, colour: 1 },
          ]}
          format={formatNumber}
          centre={{ figure: formatNumber(finished + pending + rejected), text: t('inAll') }}
          legend
        />
      )}
    </CallCard>
  );
}
