import { type CSSProperties, useEffect, useState } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import { isoDay } from './days.ts';
import type { EventActions } from './event-actions.ts';
import { EventChip } from './event-chip.tsx';
import styles from './hours-view.module.css';
import { placeBlocks } from './place-blocks.ts';
import { longDay } from './written-dates.ts';

type Props = {
  readonly day: Date;
  readonly today: Date;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
};

/** Draws a day from midnight to midnight. */
export function DayHours({ day, today, events, actions }: Props) {
  const isToday = day.getTime() === today.getTime();
  return (
    <section
      aria-label={longDay(day)}
      className={styles.day}
      data-day={isoDay(day)}
      data-hours
      data-today={isToday || undefined}
    >
      {placeBlocks(events, day).map(({ event, from, to, column, columns, hasStart, hasEnd }) => (
        <EventChip
          key={event.id}
          by="hours"
          className={styles.block}
          style={{ '--from': from, '--to': to, '--column': column, '--columns': columns } as CSSProperties}
          {...{ event, actions, hasStart, hasEnd }}
        />
      ))}
      {isToday && <NowLine />}
    </section>
  );
}

const MINUTE_MS = 60_000;

function NowLine() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = now.getHours() * 60 + now.getMinutes();
  return <span className={styles.now} style={{ '--from': minutes } as CSSProperties} aria-hidden="true" />;
}
