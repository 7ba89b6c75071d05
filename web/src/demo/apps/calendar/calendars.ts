import type { Calendar } from '../../../sample-data/calendar/calendar.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';

/** Each calendar has a colour; the dictionary names them under `calendar-<id>`. */
export const CALENDAR_TONES: Readonly<Record<Calendar, Tone>> = {
  Personal: 'bad',
  Business: 'accent',
  Family: 'warn',
  Holiday: 'ok',
  ETC: 'info',
};
