import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBookmark,
  IconCpu,
  IconEye,
  IconMessage,
  IconPackage,
  IconPlugOff,
  IconServer,
  IconStar,
} from '@tabler/icons-react';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { Board, Tile } from '../board.tsx';
import { Kpis } from '../ecommerce/kpis.tsx';
import { AreaStatistic } from '../widgets/area-statistic.tsx';
import { LineStatistic } from '../widgets/line-statistic.tsx';
import { OrdersBars, ProfitLine } from '../widgets/titled-statistic.tsx';
import styles from './cards.module.css';

const COUNTS = [
  { name: 'views', icon: IconEye, tone: 'info', value: 36_900 },
  { name: 'comments', icon: IconMessage, tone: 'warn', value: 12_480 },
  { name: 'packages', icon: IconPackage, tone: 'bad', value: 97_820 },
  { name: 'bookmarks', icon: IconBookmark, tone: 'accent', value: 26_830 },
  { name: 'reviews', icon: IconStar, tone: 'ok', value: 689 },
  { name: 'returns', icon: IconArrowBackUp, tone: 'idle', value: 2_105 },
] as const;

const MACHINE = [
  { name: 'cpu', icon: IconCpu, tone: 'accent', value: formatPercent(0.86) },
  { name: 'memory', icon: IconServer, tone: 'ok', value: '1,24 GB' },
  { name: 'downtime', icon: IconPlugOff, tone: 'bad', value: formatPercent(0.001) },
  { name: 'issues', icon: IconAlertTriangle, tone: 'warn', value: formatNumber(13) },
] as const;

/** Shows figures of every size, alone and over the series that they come from. */
export default function StatisticsCardsScreen() {
  const { t } = useTranslation('dashboards');
  return (
    <div className="vt-page">
      <Kpis />
      <Board>
        <Tile span={6}>
          <OrdersBars />
        </Tile>
        <Tile span={6}>
          <ProfitLine />
        </Tile>
      </Board>
      <CardGrid min={152}>
        {COUNTS.map(({ name, icon: Glyph, tone, value }) => (
          <section key={name} className={styles.count} aria-label={t(`stat-${name}`)}>
            <span className={styles.glyph} data-tone={tone}>
              <Glyph size={24} stroke={1.7} aria-hidden />
            </span>
            <p className={styles.figure}>{formatNumber(value)}</p>
            <p className="vt-soft">{t(`stat-${name}`)}</p>
          </section>
        ))}
      </CardGrid>
      <Board>
        {MACHINE.map(({ name, icon: Glyph, tone, value }) => (
          <Tile key={name} span={3}>
            <StatCard
              label={t(`stat-${name}`)}
              value={value}
              note={t(`stat-${name}-text`)}
              chart={
                <span className={styles.glyph} data-tone={tone}>
                  <Glyph size={22} stroke={1.7} aria-hidden />
                </span>
              }
            />
          </Tile>
        ))}
        {(['subscribers', 'revenue', 'sales', 'orders'] as const).map((name) => (
          <Tile key={name} span={3}>
            <AreaStatistic name={name} />
          </Tile>
        ))}
        {(['site-traffic', 'active-users', 'newsletter'] as const).map((name) => (
          <Tile key={name} span={4}>
            <LineStatistic name={name} />
          </Tile>
        ))}
      </Board>
    </div>
  );
}
