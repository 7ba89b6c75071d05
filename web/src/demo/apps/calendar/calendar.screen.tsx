import { useRef, useState } from 'react';
import type { CalendarEvent } from '../../../sample-data/calendar/calendar.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { later, OnDemand, useAhead } from '../../../ui/overlay/on-demand.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import { AgendaView } from './agenda/agenda-view.tsx';
import styles from './calendar.module.css';
import { daysFrom, mondayOf } from './dates/days.ts';
import type { EventActions } from './event-actions.ts';
import { HoursView } from './hours/hours-view.tsx';
import { MonthView } from './month/month-view.tsx';
import { blankEvent, newEventStart } from './new-event.ts';
import { SidePanel } from './side-panel.tsx';
import { useCalendarText } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import { type CalendarState, useCalendar } from './use-calendar.ts';
import { useEmptyPress } from './use-empty-press.ts';
import { useEventDrag } from './use-event-drag.ts';
import { useEventShift } from './use-event-shift.ts';
import { type NewEvent, useEventWork } from './use-event-work.ts';

const DRAWER = later(async () => (await import('./drawer/event-drawer.tsx')).EventDrawer);

export default function CalendarScreen() {
  const t = useCalendarText();
  const state = useCalendar();
  const work = useEventWork();
  const view = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<NewEvent>();
  const drag = useEventDrag(view, state.events, work.move);
  const shift = useEventShift({ view, state, onMoved: work.move });
  const open = state.events.find(({ id }) => id === state.openId);
  const begin = (start: Date, allDay: boolean) => setDraft(blankEvent(start, allDay));
  useEmptyPress(view, begin);
  const beginHere = () => {
    const { start, allDay } = newEventStart(state);
    begin(start, allDay);
  };
  const actions: EventActions = {
    onOpen: state.open,
    hrefOfDay: state.hrefOfDay,
    grip: drag.grip,
    onShift: shift.onShift,
    dragged: drag.dragged,
  };

  return (
    <>
      <AppFrame
        label={t('panel')}
        panel={(onGo) => (
          <SidePanel
            state={state}
            onNew={() => {
              onGo?.();
              beginHere();
            }}
          />
        )}
      >
        {(openPanel) => (
          <div className={styles.stage}>
            <Toolbar state={state} onMenu={openPanel} onNew={beginHere} />
            <div ref={view} className={styles.view} data-waiting={state.read.isPlaceholderData || undefined}>
              <Views state={state} events={drag.shown} actions={actions} />
            </div>
            <Announcement text={shift.text} />
          </div>
        )}
      </AppFrame>
      <Drawers
        draft={draft}
        open={open}
        work={work}
        onEndDraft={() => setDraft(undefined)}
        onClose={() => state.open(undefined)}
      />
    </>
  );
}

type DrawersProps = {
  /** The event that is being made. */
  readonly draft: NewEvent | undefined;
  /** The event whose page is open. */
  readonly open: CalendarEvent | undefined;
  readonly work: ReturnType<typeof useEventWork>;
  readonly onEndDraft: () => void;
  readonly onClose: () => void;
};

/** The forms of events, whose code is fetched once the screen stands. */
function Drawers({ draft, open, work, onEndDraft, onClose }: DrawersProps) {
  useAhead(DRAWER);
  return (
    <>
      {draft && <OnDemand part={DRAWER} open props={{ initial: draft, work, onClose: onEndDraft }} />}
      {open && (
        <OnDemand key={open.id} part={DRAWER} open props={{ initial: open, event: open, work, onClose }} />
      )}
    </>
  );
}

type ViewsProps = {
  readonly state: CalendarState;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
};

function Views({ state: { view, day, today, read, goTo }, events, actions }: ViewsProps) {
  if (read.isError && !read.data) return <ErrorState error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Ghosts />;
  const shared = { day, today, events, actions };
  switch (view) {
    case 'month':
      return <MonthView {...shared} onGo={(next) => goTo(next)} />;
    case 'week':
      return <HoursView key="week" {...shared} days={daysFrom(mondayOf(day), 7)} />;
    case 'day':
      return <HoursView key="day" {...shared} days={[day]} />;
    case 'list':
      return <AgendaView {...shared} />;
  }
}

function Ghosts() {
  return (
    <Skeleton>
      <div className={styles.ghosts}>
        {Array.from({ length: 28 }, (_, cell) => cell).map((cell) => (
          <span key={cell} className="vt-ghost" />
        ))}
      </div>
    </Skeleton>
  );
}
