import {
  IconBrandChrome,
  IconBrandEdge,
  IconBrandFirefox,
  IconBrandOpera,
  IconBrandSafari,
} from '@tabler/icons-react';
import { formatPercent } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { MiniRing } from '../../kit/chart/gauge.tsx';
import { LineList, ListLine } from './line-list.tsx';

const BROWSERS = [
  { name: 'Chrome', icon: IconBrandChrome, share: 0.544, colour: 3, tone: 'ok' },
  { name: 'Safari', icon: IconBrandSafari, share: 0.226, colour: 4, tone: 'info' },
  { name: 'Edge', icon: IconBrandEdge, share: 0.121, colour: 5, tone: 'accent' },
  { name: 'Firefox', icon: IconBrandFirefox, share: 0.084, colour: 2, tone: 'warn' },
  { name: 'Opera', icon: IconBrandOpera, share: 0.025, colour: 1, tone: 'bad' },
] as const;

export function Browsers() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('browsers')}>
      <LineList>
        {BROWSERS.map(({ name, icon, share, colour, tone }) => (
          <ListLine key={name} icon={icon} tone={tone} name={name}>
            <bdi>{formatPercent(share)}</bdi>
            <MiniRing share={share} colour={colour} />
          </ListLine>
        ))}
      </LineList>
    </Card>
  );
}
