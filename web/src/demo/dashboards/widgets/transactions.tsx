import {
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobile,
  IconRepeat,
  IconWallet,
} from '@tabler/icons-react';
import { formatEur } from '../../../format/energy.ts';
import { withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { LineList, ListLine } from './line-list.tsx';

const PAYMENTS = [
  { name: 'card', icon: IconCreditCard, eur: 640, tone: 'accent' },
  { name: 'bank', icon: IconBuildingBank, eur: 3_480, tone: 'ok' },
  { name: 'wallet', icon: IconWallet, eur: -74, tone: 'warn' },
  { name: 'phone', icon: IconDeviceMobile, eur: 98.5, tone: 'info' },
  { name: 'debit', icon: IconRepeat, eur: -230.4, tone: 'bad' },
] as const;

export function Transactions() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('transactions')}>
      <LineList>
        {PAYMENTS.map(({ name, icon, eur, tone }) => (
          <ListLine
            key={name}
            icon={icon}
            tone={tone}
            name={t(`payment-${name}`)}
            text={t(`payment-${name}-text`)}
            to="/apps/invoice/list"
          >
            <span data-tone={eur < 0 ? 'bad' : 'ok'}>
              <bdi>{withSign(eur, formatEur)}</bdi>
            </span>
          </ListLine>
        ))}
      </LineList>
    </Card>
  );
}
