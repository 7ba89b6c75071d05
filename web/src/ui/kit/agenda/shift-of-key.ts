import type { KeyboardEvent } from 'react';
import type { GrabbedEvent } from './event-actions.ts';
import type { EventPart, EventShift } from './shift-event.ts';

const STEP_MINUTES = 15;

type KeyShift = { readonly part: EventPart; readonly shift: EventShift };

/**
 * Alt and an arrow move an event, and with Shift they move its end: by days and weeks, or by days and quarters of an
 * hour.
 */
export function shiftOfKey(event: KeyboardEvent, by: GrabbedEvent['by']): KeyShift | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const shift = shiftOf(event.key, by, event.currentTarget.matches('[dir="rtl"] *'));
  return shift && { part: event.shiftKey ? 'end' : 'whole', shift };
}

function shiftOf(key: string, by: GrabbedEvent['by'], isMirrored: boolean): EventShift | undefined {
  const forwards = isMirrored ? -1 : 1;
  if (key === 'ArrowRight') return { days: forwards };
  if (key === 'ArrowLeft') return { days: -forwards };
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (down === 0) return undefined;
  return by === 'days' ? { days: 7 * down } : { minutes: STEP_MINUTES * down };
}
