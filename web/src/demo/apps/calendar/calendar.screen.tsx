import { type RefObject, useRef, useState } from 'react';
import type { CalendarEvent as SampleEvent } from '../../../sample-data/calendar/calendar.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { CalendarEvent } from '../../../ui/kit/agenda/calendar-event.ts';
import type { EventActions } from '../../../ui/kit/agenda/event-actions.ts';
import { EventViews } from '../../../ui/kit/agenda/event-views.tsx';
import { useEmptyPress } from '../../../ui/kit/agenda/use-empty-press.ts';
import { useEventMoves } from '../../../ui/kit/agenda/use-event-moves.ts';
import { later, OnDemand, useAhead } from '../../../ui/overlay/on-demand.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import styles from './calendar.module.css';
import { blankEvent, newEventStart } from './new-event.ts';
import { SidePanel } from './side-panel.tsx';
import { useCalendarText } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import { type CalendarState, useCalendar } from './use-calendar.ts';
import { useDrawnEvents } from './use-drawn-events.ts';
import { type EventWork, type NewEvent, useEventWork } from './use-event-work.ts';

const DRAWER = later(async () => (await import('./drawer/event-drawer.tsx')).EventDrawer);

export default function CalendarScreen() {
  const t = useCalendarText();
  const state = useCalendar();
  const work = useEventWork();
  const view = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<NewEvent>();
  const { shown, actions, announcement } = useSampleMoves(view, state, work);
  const open = state.events.find(({ id }) => id === state.openId);
  const begin = (start: Date, allDay: boolean) => setDraft(blankEvent(start, allDay));
  useEmptyPress(view, begin);
  const beginHere = () => {
    const { start, allDay } = newEventStart(state);
    begin(start, allDay);
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
              <Views state={state} events={shown} actions={actions} />
            </div>
            <Announcement text={announcement} />
          </div>
        )}
      </AppFrame>
      <Drawers
        draft={draft}
        open={open}
        work={seenWork(work, state)}
        onEndDraft={() => setDraft(undefined)}
        onClose={() => state.open(undefined)}
      />
    </>
  );
}

/** What is written stays in sight, even in a calendar that was left out. */
function seenWork(work: EventWork, { reveal }: CalendarState): EventWork {
  return {
    ...work,
    add: async (event) => {
      await work.add(event);
      reveal(event.extendedProps.calendar);
    },
    update: async (event) => {
      await work.update(event);
      reveal(event.extendedProps.calendar);
    },
  };
}

type DrawersProps = {
  readonly draft: NewEvent | undefined;
  readonly open: SampleEvent | undefined;
  readonly work: EventWork;
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

/** An event that is taken elsewhere keeps all but its times. */
function useSampleMoves(view: RefObject<HTMLElement | null>, state: CalendarState, work: EventWork) {
  const t = useCalendarText();
  return useEventMoves(view, {
    state,
    events: useDrawnEvents(state.events),
    text: (key, values) => t(key, { ...values }),
    say: (moved) => t('movedTo', moved),
    isResizable: true,
    onOpen: (id) => state.open(Number(id)),
    onMoved: (before, { start, end }) => {
      const moved = state.events.find(({ id }) => id === before.id);
      if (moved) work.move(moved, { ...moved, start, end });
    },
  });
}

type ViewsProps = {
  readonly state: CalendarState;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
};

function Views({ state: { view, day, today, read, goTo }, events, actions }: ViewsProps) {
  if (read.isError && !read.data) return <ErrorState error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Ghosts />;
  return <EventViews {...{ view, day, today, events, actions }} onGo={(next) => goTo(next)} />;
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
