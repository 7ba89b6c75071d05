import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the calendar, which lie in the dictionary of the applications. */
export function useCalendarText() {
  return useTranslation('apps', { keyPrefix: 'calendar' }).t;
}

export type CalendarText = ReturnType<typeof useCalendarText>;
