import { Board, Tile } from '../board.tsx';
import { RevenueReport } from '../ecommerce/revenue-report.tsx';
import { AverageSessions } from '../widgets/average-sessions.tsx';
import { Earnings } from '../widgets/earnings.tsx';
import { GoalOverview } from '../widgets/goal-overview.tsx';
import { RevenueLines, YearlySales } from '../widgets/revenue-lines.tsx';
import { SalesRadar } from '../widgets/sales-radar.tsx';
import { Customers, ProductOrders, SessionsDevice } from '../widgets/shares.tsx';
import { SupportTracker } from '../widgets/support-tracker.tsx';

/** Shows cards with the figures of a shop, each with a call of its own. */
export default function AnalyticsCardsScreen() {
  return (
    <Board>
      <Tile span={6}>
        <AverageSessions />
      </Tile>
      <Tile span={6}>
        <SupportTracker />
      </Tile>
      <Tile span={8}>
        <RevenueReport />
      </Tile>
      <Tile span={4}>
        <GoalOverview />
      </Tile>
      <Tile span={8}>
        <RevenueLines />
      </Tile>
      <Tile span={4}>
        <SalesRadar />
      </Tile>
      <Tile span={4}>
        <SessionsDevice />
      </Tile>
      <Tile span={4}>
        <Customers />
      </Tile>
      <Tile span={4}>
        <ProductOrders />
      </Tile>
      <Tile span={8}>
        <YearlySales />
      </Tile>
      <Tile span={4}>
        <Earnings />
      </Tile>
    </Board>
  );
}
