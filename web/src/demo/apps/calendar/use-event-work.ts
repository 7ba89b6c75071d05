import { useQueryClient } from '@tanstack/react-query';
import { useSampleWrite } from '../../../data/sample.ts';
import type { CalendarEvent } from '../../../sample-data/calendar/calendar.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { useCalendarText } from './texts.ts';
import { EVENTS } from './use-calendar.ts';

export type NewEvent = Omit<CalendarEvent, 'id'>;

/**
 * Writes, changes and deletes events. A change shows at once; if it cannot be stored, it goes back and a notice says
 * so.
 */
export function useEventWork() {
  const t = useCalendarText();
  const client = useQueryClient();
  const stale = { stale: [EVENTS] };
  const adding = useSampleWrite<{ event: CalendarEvent }, { event: NewEvent }>(
    'POST',
    '/apps/calendar/add-event',
    stale,
  );
  const removing = useSampleWrite<void, { id: number }>('DELETE', '/apps/calendar/remove-event', {
    ...stale,
    onError: notifyFailure,
  });
  const updating = useSampleWrite<{ event: CalendarEvent }, { event: CalendarEvent }>(
    'POST',
    '/apps/calendar/update-event',
    {
      ...stale,
      onMutate: async ({ event }) => {
        await client.cancelQueries({ queryKey: [EVENTS] });
        client.setQueriesData<CalendarEvent[]>({ queryKey: [EVENTS] }, (events) =>
          events?.map((before) => (before.id === event.id ? event : before)),
        );
      },
      // The events are read again, because the shown ones were only expected to be stored.
      onError: () => client.invalidateQueries({ queryKey: [EVENTS] }),
    },
  );

  return {
    add: async (event: NewEvent) => {
      await adding.mutateAsync({ event });
      notify(t('added', { title: event.title }));
    },
    update: async (event: CalendarEvent) => {
      await updating.mutateAsync({ event });
      notify(t('updated', { title: event.title }));
    },
    /** Moves an event by dragging or by keys, and offers to undo it. */
    move: (before: CalendarEvent, after: CalendarEvent) => {
      const undo = () => updating.mutate({ event: before }, { onError: notifyFailure });
      const done = () => notify(t('moved', { title: after.title }), { undo });
      updating.mutate({ event: after }, { onSuccess: done, onError: notifyFailure });
    },
    remove: (event: CalendarEvent) => {
      const { id, ...rest } = event;
      const undo = () => adding.mutate({ event: rest }, { onError: notifyFailure });
      removing.mutate({ id }, { onSuccess: () => notify(t('removed', { title: event.title }), { undo }) });
    },
  };
}

export type EventWork = ReturnType<typeof useEventWork>;
