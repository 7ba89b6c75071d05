import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Link } from '../../nav/link.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { DayHours } from './day-hours.tsx';
import { DayRow } from './day-row.tsx';
import { isoDay } from './days.ts';
import type { EventActions } from './event-actions.ts';
import { fillsDays } from './event-days.ts';
import styles from './hours-view.module.css';
import { hourLabel, longDay, weekday } from './written-dates.ts';

const HOURS = Array.from({ length: 23 }, (_, index) => index + 1);
/** The view opens scrolled to this hour, 7:45. */
const OPENS_AT = 7.75;
/** An area that scrolls must take the focus, or the keyboard cannot reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

type Props = {
  readonly days: readonly Date[];
  readonly today: Date;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
};

/** Shows days side by side, hour by hour, with the events that fill whole days above. */
export function HoursView({ days, today, events, actions }: Props) {
  const view = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (view.current && body.current) view.current.scrollTop = (body.current.offsetHeight / 24) * OPENS_AT;
  }, []);
  return (
    <section ref={view} {...FOCUSABLE} aria-label={actions.text('hours')} className={styles.view}>
      <div
        className={styles.sheet}
        data-alone={days.length === 1 || undefined}
        style={{ '--days': days.length } as CSSProperties}
      >
        <div className={styles.top}>
          <table aria-label={actions.text('wholeDays')}>
            <thead>
              <tr>
                {days.map((day) => (
                  <th key={isoDay(day)} scope="col">
                    <span>{weekday(day, 'short')}</span>
                    <Link
                      to={actions.hrefOfDay(day)}
                      aria-label={longDay(day)}
                      aria-current={day.getTime() === today.getTime() ? 'date' : undefined}
                    >
                      {day.getDate()}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <DayRow {...{ days, today, actions }} events={events.filter(fillsDays)} />
            </tbody>
          </table>
        </div>
        <div ref={body} className={styles.body}>
          <div className={styles.hours} aria-hidden="true">
            {HOURS.map((hour) => (
              <span key={hour} style={{ '--at': hour } as CSSProperties}>
                {hourLabel(hour)}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <DayHours key={isoDay(day)} {...{ day, today, events, actions }} />
          ))}
        </div>
      </div>
    </section>
  );
}
