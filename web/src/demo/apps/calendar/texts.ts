import { useTranslation } from 'react-i18next';

/** The texts of the calendar, which share the dictionary of the applications. */
export function useCalendarText() {
  return useTranslation('apps', { keyPrefix: 'calendar' }).t;
}

export type CalendarText = ReturnType<typeof useCalendarText>;
