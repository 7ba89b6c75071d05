import { AgendaView } from './agenda-view.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { daysFrom, mondayOf } from './days.ts';
import type { EventActions } from './event-actions.ts';
import { HoursView } from './hours-view.tsx';
import { MonthView } from './month-view.tsx';
import type { View } from './views.ts';

type Props = {
  readonly view: View;
  readonly day: Date;
  readonly today: Date;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
  readonly onGo: (day: Date) => void;
};

/** Draws the events by month, week or day, or as a list. */
export function EventViews({ view, onGo, ...shared }: Props) {
  switch (view) {
    case 'month':
      return <MonthView {...shared} onGo={onGo} />;
    case 'week':
      return <HoursView key="week" {...shared} days={daysFrom(mondayOf(shared.day), 7)} />;
    case 'day':
      return <HoursView key="day" {...shared} days={[shared.day]} />;
    case 'list':
      return <AgendaView {...shared} />;
  }
}
