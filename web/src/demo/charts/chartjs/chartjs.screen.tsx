import { ChartPage, WideCard } from '../chart-card.tsx';
import { BillPolar, HealthDoughnut, InverterRadar } from './round.tsx';
import { HomesBubble, HomesScatter } from './spots.tsx';
import { DailyChart, LyingChart } from './straight.tsx';

/** Shows charts of Chart.js, the library that the product itself draws with. */
export default function ChartJsScreen() {
  return (
    <ChartPage>
      <WideCard>
        <DailyChart title="columns" kind="bar" names={['roof']} />
      </WideCard>
      <LyingChart />
      <InverterRadar />
      <WideCard>
        <DailyChart title="lines" kind="line" names={['roof', 'grid', 'sold']} />
      </WideCard>
      <BillPolar />
      <HomesBubble />
      <HealthDoughnut />
      <HomesScatter />
      <WideCard>
        <DailyChart title="areas" kind="area" names={['roof', 'grid', 'sold']} />
      </WideCard>
    </ChartPage>
  );
}
