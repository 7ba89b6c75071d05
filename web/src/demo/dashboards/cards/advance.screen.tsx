import { Congratulation } from '../analytics/congratulation.tsx';
import { Board, Tile } from '../board.tsx';
import { Greeting } from '../ecommerce/greeting.tsx';
import { MeetUp } from '../ecommerce/meet-up.tsx';
import { Browsers } from '../widgets/browsers.tsx';
import { ProjectCard } from '../widgets/project-card.tsx';
import { Transactions } from '../widgets/transactions.tsx';
import { UserTimeline } from '../widgets/user-timeline.tsx';
import { BusinessOptions } from './business-options.tsx';
import { ChatCard } from './chat-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { EmployeeTasks, JobCard, ProfileCard } from './people-cards.tsx';

/** Shows cards that each hold a whole small application, such as a chat. */
export default function AdvancedCardsScreen() {
  return (
    <Board>
      <Tile span={6}>
        <Congratulation />
      </Tile>
      <Tile span={6}>
        <Greeting />
      </Tile>
      <Tile span={4}>
        <EmployeeTasks />
      </Tile>
      <Tile span={4}>
        <MeetUp />
      </Tile>
      <Tile span={4}>
        <ProfileCard />
      </Tile>
      <Tile span={4}>
        <JobCard />
      </Tile>
      <Tile span={4}>
        <Transactions />
      </Tile>
      <Tile span={4}>
        <PaymentCard />
      </Tile>
      <Tile span={4}>
        <UserTimeline />
      </Tile>
      <Tile span={4}>
        <ChatCard />
      </Tile>
      <Tile span={4}>
        <BusinessOptions />
      </Tile>
      <Tile span={4}>
        <Browsers />
      </Tile>
      <Tile span={4}>
        <ProjectCard />
      </Tile>
    </Board>
  );
}
