import { formatEur } from '../../../format/energy.ts';
import { type Figure, formatNumber, formatPercent, withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import { Board, Tile } from '../board.tsx';
import { useMonths } from '../use-months.ts';
import styles from './ecommerce.module.css';

type Kpi = {
  readonly name: 'sales' | 'customers' | 'products' | 'revenue';
  readonly to: string;
  /** The values go month by month, and this month is the last. */
  readonly values: readonly number[];
  readonly format: (value: Figure) => string;
};

const formatWholeEur = (eur: Figure) => formatEur(eur, 0);

const KPIS: readonly Kpi[] = [
  {
    name: 'sales',
    to: '/apps/ecommerce/shop',
    values: [168, 174, 181, 179, 192, 204, 198, 187, 203, 214, 221, 230],
    format: formatNumber,
  },
  {
    name: 'customers',
    to: '/apps/user/list',
    values: [6_910, 7_040, 7_155, 7_290, 7_420, 7_610, 7_735, 7_820, 8_010, 8_195, 8_340, 8_549],
    format: formatNumber,
  },
  {
    name: 'products',
    to: '/apps/ecommerce/shop',
    values: [1_310, 1_322, 1_335, 1_341, 1_358, 1_364, 1_380, 1_386, 1_399, 1_412, 1_430, 1_423],
    format: formatNumber,
  },
  {
    name: 'revenue',
    to: '/apps/invoice/list',
    values: [58_240, 60_410, 63_820, 61_690, 65_030, 68_410, 67_260, 64_980, 69_620, 72_010, 74_120, 85_940],
    format: formatWholeEur,
  },
];

/** Shows four figures of the shop, each compared with the month before and over the line of its year. */
export function Kpis() {
  return (
    <Board>
      {KPIS.map((kpi) => (
        <Tile key={kpi.name} span={3}>
          <KpiCard {...kpi} />
        </Tile>
      ))}
    </Board>
  );
}

function KpiCard({ name, to, values, format }: Kpi) {
  const { t } = useTranslation('dashboards');
  const labels = useMonths(values.length);
  const [before = 0, now = 0] = values.slice(-2);
  const change = withSign((now - before) / before, (ratio) => formatPercent(ratio, 1));
  return (
    <StatCard
      label={t(name)}
      value={format(now)}
      note={<bdi>{t(now < before ? 'lessInAMonth' : 'moreInAMonth', { change })}</bdi>}
      tone={now < before ? 'bad' : 'ok'}
      to={to}
      chart={
        <div className={styles.spark}>
          <Sparkline
            kind="line"
            title={t(name)}
            labels={labels}
            series={[{ values }]}
            format={format}
            height={36}
          />
        </div>
      }
    />
  );
}
