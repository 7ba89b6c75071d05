import type { Calendar } from '../../../sample-data/calendar/calendar.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';

/** The colour of each calendar; their names are `calendar-<id>` in the dictionary. */
export const TONES: Readonly<Record<Calendar, Tone>> = {
  Personal: 'bad',
  Business: 'accent',
  Family: 'warn',
  Holiday: 'ok',
  ETC: 'info',
};
