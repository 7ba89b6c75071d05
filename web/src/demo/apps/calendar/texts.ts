import { useTranslation } from '../../../texts/use-translation.ts';

export function useCalendarText() {
  return useTranslation('apps/calendar').t;
}

export type CalendarText = ReturnType<typeof useCalendarText>;
