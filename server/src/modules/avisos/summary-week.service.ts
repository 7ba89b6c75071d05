import { diaDeLaSemana, formatFecha, parseFecha } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { dayInSpain } from '../../platform/today.ts';

/** The hour in Spain from which on Monday the summary of its week is written. */
export const SUMMARY_HOUR = 8;

const HOUR_MS = 3_600_000;

/** The Monday of the last week whose summary has fallen due by then. */
export function lastSummaryWeek(now = new Date()): string {
  // No clock changes between midnight and eight of a Monday, so that these hours are always as many.
  return mondayOf(new Date(now.getTime() - SUMMARY_HOUR * HOUR_MS));
}

/** The Monday whose summary is still worth writing, late as it may be; null on Monday before its hour. */
export function summaryWeekDue(now: Date): string | null {
  const week = lastSummaryWeek(now);
  return week === mondayOf(now) ? week : null;
}

function mondayOf(instant: Date): string {
  const day = orProblem(parseFecha(dayInSpain(instant.toISOString())));
  const sinceMonday = (diaDeLaSemana(day) + 6) % 7;
  return formatFecha(day - sinceMonday);
}
