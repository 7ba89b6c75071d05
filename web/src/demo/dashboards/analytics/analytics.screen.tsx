import { Board, Tile } from '../board.tsx';
import { AreaStatistic } from '../widgets/area-statistic.tsx';
import { AverageSessions } from '../widgets/average-sessions.tsx';
import { ProjectCard } from '../widgets/project-card.tsx';
import { SalesRadar } from '../widgets/sales-radar.tsx';
import { SupportTracker } from '../widgets/support-tracker.tsx';
import { UserTimeline } from '../widgets/user-timeline.tsx';
import { Congratulation } from './congratulation.tsx';
import { Invoices } from './invoices.tsx';

/** Shows the visits, the sales and the support of the shop. */
export default function AnalyticsScreen() {
  return (
    <Board>
      <Tile span={6}>
        <Congratulation />
      </Tile>
      <Tile span={3}>
        <AreaStatistic name="subscribers" />
      </Tile>
      <Tile span={3}>
        <AreaStatistic name="orders" />
      </Tile>
      <Tile span={6}>
        <AverageSessions />
      </Tile>
      <Tile span={6}>
        <SupportTracker />
      </Tile>
      <Tile span={4}>
        <UserTimeline />
      </Tile>
      <Tile span={4}>
        <SalesRadar />
      </Tile>
      <Tile span={4}>
        <ProjectCard />
      </Tile>
      <Tile span={12}>
        <Invoices />
      </Tile>
    </Board>
  );
}
