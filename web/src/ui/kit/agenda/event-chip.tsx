import type { CSSProperties, KeyboardEvent } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventActions, GrabbedEvent } from './event-actions.ts';
import styles from './event-chip.module.css';
import { shiftOfKey } from './shift-of-key.ts';
import { clockTime, whenOf } from './written-dates.ts';

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
  const { tone, kind } = event;
  const title = event.title || actions.text('noTitle');
  const onKeyDown = (key: KeyboardEvent) => {
    const move = shiftOfKey(key, by);
    if (!move || (move.part !== 'whole' && !actions.isResizable)) return;
    key.preventDefault();
    actions.onShift(event, move.part, move.shift);
  };
  return (
    <div
      className={[styles.chip, className].filter(Boolean).join(' ')}
      style={style}
      data-tone={tone}
      data-done={event.isDone || undefined}
      data-by={by}
      data-short={isShort(event) || undefined}
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
        <span className="vt-hidden">{`, ${whenOf(event)}, ${kind}`}</span>
      </button>
      {actions.isResizable && hasStart && <Edge event={event} part="start" by={by} grip={actions.grip} />}
      {actions.isResizable && hasEnd && <Edge event={event} part="end" by={by} grip={actions.grip} />}
    </div>
  );
}

const HALF_HOUR_MS = 30 * 60_000;

/** Whether there is no room among the hours for a title below the time. */
function isShort({ start, end }: CalendarEvent): boolean {
  return new Date(end).getTime() - new Date(start).getTime() <= HALF_HOUR_MS;
}

type EdgeProps = GrabbedEvent & { readonly grip: EventActions['grip'] };

function Edge({ event, part, by, grip }: EdgeProps) {
  return <span className={styles.edge} data-part={part} aria-hidden="true" {...grip({ event, part, by })} />;
}
