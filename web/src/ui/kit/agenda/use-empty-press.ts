import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dayOfIso } from './days.ts';

/**
 * A press on an empty part of a day begins an event there: for the whole day or, among the hours, at that half hour.
 */
export function useEmptyPress(
  box: RefObject<HTMLElement | null>,
  onNew: (start: Date, allDay: boolean) => void,
): void {
  const onPress = useEffectEvent(({ target, clientY }: MouseEvent) => {
    const day = target instanceof HTMLElement ? dayOfIso(target.dataset.day) : undefined;
    if (!(target instanceof HTMLElement) || !day) return;
    const isAmongHours = target.dataset.hours !== undefined;
    if (isAmongHours) {
      const { top, height } = target.getBoundingClientRect();
      day.setMinutes(Math.floor(((clientY - top) / height) * 48) * 30);
    }
    onNew(day, !isAmongHours);
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: MouseEvent) => onPress(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [box]);
}
