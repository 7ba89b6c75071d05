import { ChartPage, WideCard } from '../chart-card.tsx';
import { Areas, Candles, LyingBars, MarketLine, StackedColumns } from './daily.tsx';
import { BillDonut, HealthRings, Homes, InverterRadar, WeekHeat } from './shares.tsx';

export default function ApexScreen() {
  return (
    <ChartPage>
      <WideCard>
        <Areas />
      </WideCard>
      <WideCard>
        <StackedColumns />
      </WideCard>
      <Homes />
      <MarketLine />
      <LyingBars />
      <Candles />
      <WideCard>
        <WeekHeat />
      </WideCard>
      <HealthRings />
      <InverterRadar />
      <WideCard>
        <BillDonut />
      </WideCard>
    </ChartPage>
  );
}
