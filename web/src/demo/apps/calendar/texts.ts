import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the calendar. */
export function useCalendarText() {
  return useTranslation('apps/calendar').t;
}

export type CalendarText = ReturnType<typeof useCalendarText>;
