import { IconCalendarOff } from '@tabler/icons-react';
import { EmptyState } from '../../feedback/empty-state.tsx';
import styles from './agenda-view.module.css';
import type { CalendarEvent } from './calendar-event.ts';
import { isoDay, startOfDay } from './days.ts';
import type { EventActions } from './event-actions.ts';
import { compareEvents, firstDayOf, lastDayOf } from './event-days.ts';
import { longDay, monthTitle, whenOf } from './written-dates.ts';

/** An area that scrolls must take the focus, or the keyboard cannot reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

type Props = {
  readonly day: Date;
  readonly today: Date;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
};

/**
 * Lists the events of a month, each under the day on which it begins, or under the first of the month when it began
 * before.
 */
export function AgendaView({ day, today, events, actions }: Props) {
  const days = daysOfMonth(events, day);
  if (days.length === 0) {
    return (
      <EmptyState
        icon={IconCalendarOff}
        title={actions.text('nothing', { month: monthTitle(day) })}
        text={actions.text('nothingText')}
      />
    );
  }
  return (
    <section className={styles.agenda} {...FOCUSABLE} aria-label={monthTitle(day)}>
      {days.map(([shown, own]) => (
        <div
          key={isoDay(shown)}
          className={styles.day}
          data-today={shown.getTime() === today.getTime() || undefined}
        >
          <h2>{longDay(shown)}</h2>
          <ul>
            {own.map((event) => (
              <li key={event.id}>
                <button
                  type="button"
                  className={styles.event}
                  data-event={event.id}
                  data-tone={event.tone}
                  data-done={event.isDone || undefined}
                  onClick={() => actions.onOpen(event.id)}
                >
                  <span className={styles.dot} aria-hidden="true" />
                  <span className={styles.title}>{event.title || actions.text('noTitle')}</span>
                  <span className={`vt-small ${styles.when}`}>
                    {whenOf(event)} · {event.kind}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function daysOfMonth(events: readonly CalendarEvent[], day: Date): [Date, CalendarEvent[]][] {
  const first = new Date(day.getFullYear(), day.getMonth(), 1);
  const last = new Date(day.getFullYear(), day.getMonth() + 1, 0);
  const byDay = new Map<number, CalendarEvent[]>();
  for (const event of events.toSorted(compareEvents)) {
    if (lastDayOf(event) < first || firstDayOf(event) > last) continue;
    const shown = Math.max(startOfDay(first).getTime(), firstDayOf(event).getTime());
    byDay.set(shown, [...(byDay.get(shown) ?? []), event]);
  }
  return [...byDay].toSorted(([a], [b]) => a - b).map(([time, own]) => [new Date(time), own]);
}
