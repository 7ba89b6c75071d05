import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { addDays, addMonths, dayOfIso, isoDay, mondayOf } from './days.ts';

/**
 * Moves the focus from the number of a day to those around it, and turns to another month when the day is not in this
 * one.
 */
export function useDayKeys(grid: RefObject<HTMLElement | null>, day: Date, onGo: (day: Date) => void): void {
  const wanted = useRef<string>(undefined);
  const shown = isoDay(day);
  useEffect(() => {
    if (wanted.current !== shown) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"] [data-day-link]`)?.focus();
  }, [grid, shown]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLElement) || !link.matches('[data-day-link]')) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = dayOfIso(link.closest<HTMLElement>('[data-day]')?.dataset.day);
    const to = from && dayFrom(from, event.key, link.matches('[dir="rtl"] *'));
    if (!to) return;
    event.preventDefault();
    wanted.current = isoDay(to);
    onGo(to);
  });
  useEffect(() => {
    const element = grid.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [grid]);
}

function dayFrom(day: Date, key: string, isMirrored: boolean): Date | undefined {
  const forwards = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forwards);
    case 'ArrowLeft':
      return addDays(day, -forwards);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
