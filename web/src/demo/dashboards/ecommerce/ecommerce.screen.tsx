import { Board, Tile } from '../board.tsx';
import { Browsers } from '../widgets/browsers.tsx';
import { Earnings } from '../widgets/earnings.tsx';
import { GoalOverview } from '../widgets/goal-overview.tsx';
import { OrdersBars, ProfitLine } from '../widgets/titled-statistic.tsx';
import { Transactions } from '../widgets/transactions.tsx';
import { Companies } from './companies.tsx';
import { Greeting } from './greeting.tsx';
import { Kpis } from './kpis.tsx';
import { MeetUp } from './meet-up.tsx';
import { RevenueReport } from './revenue-report.tsx';

/** Shows the figures of the shop. Administrators of the samples arrive here. */
export default function EcommerceScreen() {
  return (
    <div className="vt-page">
      <Board>
        <Tile span={6}>
          <Greeting />
        </Tile>
        <Tile span={3}>
          <OrdersBars />
        </Tile>
        <Tile span={3}>
          <ProfitLine />
        </Tile>
      </Board>
      <Kpis />
      <Board>
        <Tile span={8}>
          <RevenueReport />
        </Tile>
        <Tile span={4}>
          <Earnings />
        </Tile>
        <Tile span={8}>
          <Companies />
        </Tile>
        <Tile span={4}>
          <MeetUp />
        </Tile>
        <Tile span={4}>
          <Browsers />
        </Tile>
        <Tile span={4}>
          <GoalOverview />
        </Tile>
        <Tile span={4}>
          <Transactions />
        </Tile>
      </Board>
    </div>
  );
}
