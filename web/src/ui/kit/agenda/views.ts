import { addDays, addMonths } from './days.ts';

export const VIEWS = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** A day of what the view shows before or after. */
export function neighbourOf(view: View, day: Date, by: 1 | -1): Date {
  if (view === 'day') return addDays(day, by);
  return view === 'week' ? addDays(day, 7 * by) : addMonths(day, by);
}
