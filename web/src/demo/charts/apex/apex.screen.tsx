import { ChartPage, Wide } from '../chart-card.tsx';
import { Areas, Candles, LyingBars, MarketLine, StackedColumns } from './daily.tsx';
import { BillDonut, HealthRings, Homes, InverterRadar, WeekHeat } from './shares.tsx';

export default function ApexScreen() {
  return (
    <ChartPage>
      <Wide>
        <Areas />
      </Wide>
      <Wide>
        <StackedColumns />
      </Wide>
      <Homes />
      <MarketLine />
      <LyingBars />
      <Candles />
      <Wide>
        <WeekHeat />
      </Wide>
      <HealthRings />
      <InverterRadar />
      <BillDonut />
    </ChartPage>
  );
}
