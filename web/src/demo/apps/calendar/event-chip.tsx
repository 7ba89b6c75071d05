import type { CSSProperties, KeyboardEvent } from 'react';
import type { CalendarEvent } from '../../../sample-data/calendar/calendar.ts';
import { CALENDAR_TONES } from './calendars.ts';
import { clockTime, whenOf } from './dates/written-dates.ts';
import type { EventActions, GrabbedEvent } from './event-actions.ts';
import styles from './event-chip.module.css';
import { shiftOfKey } from './shift-of-key.ts';
import { useCalendarText } from './texts.ts';

type Props = {
  readonly event: CalendarEvent;
  readonly actions: EventActions;
  readonly by: GrabbedEvent['by'];
  /** These say whether the event's own beginning and end are here, or it began before and goes on after. */
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/**
 * Draws an event of the calendar. A press opens it, dragging or Alt with the arrows moves it, and its ends can be
 * dragged.
 */
export function EventChip({ event, actions, by, hasStart, hasEnd, className, style }: Props) {
  const t = useCalendarText();
  const { calendar } = event.extendedProps;
  const title = event.title || t('noTitle');
  const onKeyDown = (key: KeyboardEvent) => {
    const move = shiftOfKey(key, by);
    if (!move) return;
    key.preventDefault();
    actions.onShift(event, move.part, move.shift);
  };
  return (
    <div
      className={[styles.chip, className].filter(Boolean).join(' ')}
      style={style}
      data-tone={CALENDAR_TONES[calendar]}
      data-by={by}
      data-dragged={actions.dragged === event.id || undefined}
      data-from-before={!hasStart || undefined}
      data-goes-on={!hasEnd || undefined}
    >
      <button
        type="button"
        className={styles.event}
        data-event={event.id}
        title={title}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onClick={() => actions.onOpen(event.id)}
        onKeyDown={onKeyDown}
        {...actions.grip({ event, part: 'whole', by })}
      >
        {!event.allDay && hasStart && (
          <span className={styles.time} aria-hidden="true">
            {clockTime(new Date(event.start))}
          </span>
        )}
        <span className={styles.title}>{title}</span>
        <span className="vt-hidden">{`, ${whenOf(event)}, ${t(`calendar-${calendar}`)}`}</span>
      </button>
      {hasStart && <Edge event={event} part="start" by={by} grip={actions.grip} />}
      {hasEnd && <Edge event={event} part="end" by={by} grip={actions.grip} />}
    </div>
  );
}

type EdgeProps = GrabbedEvent & { readonly grip: EventActions['grip'] };

function Edge({ event, part, by, grip }: EdgeProps) {
  return <span className={styles.edge} data-part={part} aria-hidden="true" {...grip({ event, part, by })} />;
}
