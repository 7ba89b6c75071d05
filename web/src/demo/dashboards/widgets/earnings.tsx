import { formatEur } from '../../../format/energy.ts';
import { formatPercent, withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Ring } from '../../kit/chart/ring.tsx';

const EARNED = [
  { name: 'kits', value: 2_149, colour: 3 },
  { name: 'chargers', value: 1_257, colour: 2 },
  { name: 'batteries', value: 649, colour: 4 },
] as const;
const THIS_MONTH = EARNED.reduce((sum, { value }) => sum + value, 0);
const LAST_MONTH = 3_412;

/** Shows what the shop has earned this month, by kind of product. */
export function Earnings() {
  const { t } = useTranslation('dashboards');
  const change = withSign((THIS_MONTH - LAST_MONTH) / LAST_MONTH, (ratio) => formatPercent(ratio, 0));
  return (
    <Card title={t('earnings')}>
      <Ring
        title={t('earnings')}
        parts={EARNED.map(({ name, value, colour }) => ({ name: t(`earnings-${name}`), value, colour }))}
        format={(eur) => formatEur(eur, 0)}
        centre={{ figure: formatEur(THIS_MONTH, 0), text: t('thisMonth') }}
        note={t('moreThanMonthBefore', { change })}
        legend
      />
    </Card>
  );
}
