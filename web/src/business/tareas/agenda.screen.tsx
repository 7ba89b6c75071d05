import { IconCalendarShare, IconPlus } from '@tabler/icons-react';
import type { tareas } from '@vatio/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { AgendaBar } from '../../ui/kit/agenda/agenda-bar.tsx';
import type { CalendarEvent } from '../../ui/kit/agenda/calendar-event.ts';
import type { EventActions } from '../../ui/kit/agenda/event-actions.ts';
import { EventViews } from '../../ui/kit/agenda/event-views.tsx';
import { useEmptyPress } from '../../ui/kit/agenda/use-empty-press.ts';
import { useEventMoves } from '../../ui/kit/agenda/use-event-moves.ts';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Sheet } from '../../ui/overlay/dialog.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import styles from './agenda/agenda.module.css';
import { drawnTarea, whenOfDrawn } from './agenda/drawn-tarea.ts';
import { type AgendaState, useAgenda } from './agenda/use-agenda.ts';
import { PanelDeTarea } from './tarea/panel.tsx';
import { useTareaWork } from './tarea/use-tarea-work.ts';
import type { TareaStart } from './tarea/valores.ts';

const FORMULARIO = later(async () => (await import('./tarea/formulario.tsx')).FormularioDeTarea);

const CALENDARIO = later(async () => (await import('./calendario/calendario.tsx')).Calendario);

type Writing = { readonly start: TareaStart; readonly tarea?: tareas.Tarea };

/** The tasks by month, week, day or as a list. A press on a day writes one there, and dragging takes one elsewhere. */
export default function AgendaScreen() {
  const { t } = useTranslation('tareas');
  const state = useAgenda();
  const view = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing>();
  const [openId, setOpenId] = useState<CalendarEvent['id']>();
  const { shown, actions, announcement } = useTareaMoves(view, state, setOpenId);
  const open = state.tareas.find(({ id }) => id === openId);
  useEmptyPress(view, (start, allDay) =>
    setWriting({ start: whenOfDrawn({ start: start.toISOString(), allDay }) }),
  );
  const begin = () => setWriting({ start: whenOfDrawn({ start: state.day.toISOString(), allDay: true }) });
  return (
    <>
      <PageActions>
        <ButtonLink to="/tareas">{t('comoLista')}</ButtonLink>
        <CalendarButton />
        <Button look="primary" icon={IconPlus} onClick={begin}>
          {t('nueva')}
        </Button>
      </PageActions>
      <Card flush>
        <AgendaBar state={state} text={(key) => t(`agenda-${key}`)} />
        <div className={styles.only}>
          <Switch label={t('mias-si')} value={state.mias} onChange={state.setMias} />
        </div>
        <div ref={view} className={styles.view} data-waiting={state.read.isPlaceholderData || undefined}>
          <Views state={state} events={shown} actions={actions} />
        </div>
      </Card>
      <Announcement text={announcement} />
      {open && (
        <Sheet open title={open.titulo} onClose={() => setOpenId(undefined)}>
          <PanelDeTarea
            tarea={open}
            onEdit={(tarea) => {
              setOpenId(undefined);
              setWriting({ start: tarea, tarea });
            }}
          />
        </Sheet>
      )}
      {writing && (
        <OnDemand part={FORMULARIO} open props={{ ...writing, onClose: () => setWriting(undefined) }} />
      )}
    </>
  );
}

function CalendarButton() {
  const { t } = useTranslation('tareas');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={IconCalendarShare} onClick={() => setOpen(true)}>
        {t('enCalendario')}
      </Button>
      {open && <OnDemand part={CALENDARIO} open props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

/** A task that is taken elsewhere keeps its day there, or its hour. */
function useTareaMoves(
  view: Parameters<typeof useEventMoves>[0],
  state: AgendaState,
  onOpen: EventActions['onOpen'],
) {
  const { t } = useTranslation('tareas');
  const work = useTareaWork();
  return useEventMoves(view, {
    state,
    events: state.tareas.map((tarea) => drawnTarea(tarea, t(`tipo-${tarea.tipo}`))),
    text: (key, values) => t(`agenda-${key}`, { ...values }),
    say: (moved) => t('agenda-movedTo', moved),
    isResizable: false,
    onOpen,
    onMoved: (before, after) => {
      const tarea = state.tareas.find(({ id }) => id === before.id);
      if (tarea) work.move(tarea, whenOfDrawn(after));
    },
  });
}

type ViewsProps = {
  readonly state: AgendaState;
  readonly events: readonly CalendarEvent[];
  readonly actions: EventActions;
};

function Views({ state: { view, day, today, read, goTo }, events, actions }: ViewsProps) {
  if (read.isError && !read.data) return <ErrorState error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Skeleton />;
  return <EventViews {...{ view, day, today, events, actions }} onGo={goTo} />;
}
