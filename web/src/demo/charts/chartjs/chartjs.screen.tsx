import { ChartPage, Wide } from '../chart-card.tsx';
import { BillPolar, HealthDoughnut, InverterRadar } from './round.tsx';
import { HomesBubble, HomesScatter } from './spots.tsx';
import { DailyChart, LyingChart } from './straight.tsx';

/** Shows charts of Chart.js, the library that the product itself draws with. */
export default function ChartJsScreen() {
  return (
    <ChartPage>
      <Wide>
        <DailyChart title="columns" kind="bar" names={['roof']} />
      </Wide>
      <LyingChart />
      <InverterRadar />
      <Wide>
        <DailyChart title="lines" kind="line" names={['roof', 'grid', 'sold']} />
      </Wide>
      <BillPolar />
      <HomesBubble />
      <HealthDoughnut />
      <HomesScatter />
      <Wide>
        <DailyChart title="areas" kind="area" names={['roof', 'grid', 'sold']} />
      </Wide>
    </ChartPage>
  );
}
