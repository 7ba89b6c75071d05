import { useRef } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import { DayRow } from './day-row.tsx';
import { isoDay, weeksOfMonth } from './days.ts';
import type { EventActions } from './event-actions.ts';
import styles from './month-view.module.css';
import { useDayKeys } from './use-day-keys.ts';
import { monthTitle, weekday } from './written-dates.ts';

type Props = {
  readonly day: Date;
  readonly today: Date;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
  readonly onGo: (day: Date) => void;
};

/** Shows the weeks of a month. The arrows go from day to day, Page up and Page down from month to month. */
export function MonthView({ day, today, events, actions, onGo }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const weeks = weeksOfMonth(day);
  useDayKeys(grid, day, onGo);
  return (
    <div ref={grid} className={styles.month}>
      <table aria-label={monthTitle(day)}>
        <thead>
          <tr>
            {weeks[0]?.map((head) => (
              <th key={head.getDay()} scope="col" abbr={weekday(head, 'long')}>
                {weekday(head, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <DayRow
              key={isoDay(days[0] ?? day)}
              numbers={{ month: day.getMonth(), reached: day }}
              {...{ days, events, today, actions }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
