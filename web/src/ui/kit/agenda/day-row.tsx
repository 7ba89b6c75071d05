import type { CSSProperties } from 'react';
import { Link } from '../../nav/link.tsx';
import { Popover } from '../popover/popover.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import styles from './day-row.module.css';
import { isoDay } from './days.ts';
import type { EventActions } from './event-actions.ts';
import { EventChip } from './event-chip.tsx';
import { type DayBar, hiddenOn, placeBars } from './place-bars.ts';
import { longDay } from './written-dates.ts';

/** A day shows this many events one below the other, and counts the rest. */
const LANES = 2;

type Props = {
  readonly days: readonly Date[];
  readonly events: readonly CalendarEvent[];
  readonly today: Date;
  readonly actions: EventActions;
  /** The number of each day is drawn, and links to the day. */
  readonly numbers?: {
    /** Days of other months than this are paler. */
    readonly month: number;
    /** The Tab key reaches this day; the arrows reach the others. */
    readonly reached: Date;
  };
};

/** Draws some days side by side, with the events that fill them or begin in them. */
export function DayRow({ days, events, today, actions, numbers }: Props) {
  const bars = placeBars(events, days);
  return (
    <tr className={styles.row} data-numbered={numbers !== undefined || undefined}>
      {days.map((day, column) => (
        <td
          key={isoDay(day)}
          className={styles.cell}
          data-day={isoDay(day)}
          data-today={day.getTime() === today.getTime() || undefined}
          data-other={(numbers && day.getMonth() !== numbers.month) || undefined}
        >
          {numbers && (
            <Link
              to={actions.hrefOfDay(day)}
              className={styles.number}
              data-day-link
              tabIndex={day.getTime() === numbers.reached.getTime() ? 0 : -1}
              aria-label={longDay(day)}
              aria-current={day.getTime() === today.getTime() ? 'date' : undefined}
            >
              {day.getDate()}
            </Link>
          )}
          <DayBars column={column} day={day} bars={bars} actions={actions} />
        </td>
      ))}
    </tr>
  );
}

type DayProps = {
  readonly column: number;
  readonly day: Date;
  readonly bars: readonly DayBar[];
  readonly actions: EventActions;
};

/** Draws the events that begin in a column, over as many columns as they last, and counts those that do not fit. */
function DayBars({ column, day, bars, actions }: DayProps) {
  const hidden = hiddenOn(bars, column, LANES);
  return (
    <>
      {bars
        .filter(({ from, lane }) => from === column && lane < LANES)
        .map(({ event, span, lane, hasStart, hasEnd }) => (
          <EventChip
            key={event.id}
            by="days"
            className={styles.bar}
            style={{ '--lane': lane, '--span': span } as CSSProperties}
            {...{ event, actions, hasStart, hasEnd }}
          />
        ))}
      {hidden.length > 0 && (
        <div className={styles.more} style={{ '--lane': LANES } as CSSProperties}>
          <Popover
            label={longDay(day)}
            titled
            button={(toggle) => (
              <button type="button" {...toggle}>
                <span aria-hidden="true" className={styles.words}>
                  {actions.text('more', { count: hidden.length })}
                </span>
                <span aria-hidden="true" className={styles.figure}>
                  +{hidden.length}
                </span>
                <span className="vt-hidden">
                  {actions.text('moreOf', { count: hidden.length, day: longDay(day) })}
                </span>
              </button>
            )}
          >
            {() => (
              <div className={styles.hidden}>
                {bars
                  .filter(({ from, span }) => from <= column && column < from + span)
                  .map(({ event }) => (
                    <EventChip key={event.id} by="days" hasStart hasEnd {...{ event, actions }} />
                  ))}
              </div>
            )}
          </Popover>
        </div>
      )}
    </>
  );
}
