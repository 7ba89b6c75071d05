import type { tareas } from '@vatio/contract/endpoints';
import { type Dia, diaDe, diasDelMes, formatFecha, parseFecha, partesDe } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';

type Repeticion = {
  readonly recurrencia: tareas.Tarea['recurrencia'];
  /** The day from which it repeats, and the one that was done. */
  readonly desde: string;
  readonly fecha: string;
};

/** Days are written with four figures of the year. */
const LAST_DAY = diaDe(9999, 12, 31);

/**
 * The day of the next task: the first of the series after the one done that has not passed yet, so that doing what is
 * three weeks late leaves no three tasks behind. Null for what does not repeat.
 */
export function nextDay({ recurrencia, desde, fecha }: Repeticion, today: string): string | null {
  if (recurrencia === 'ninguna') return null;
  const first = dayOf(desde);
  const done = dayOf(fecha);
  const earliest = Math.max(done + 1, dayOf(today));
  for (let step = firstStep(recurrencia, earliest - first); ; step++) {
    const day = occurrence(recurrencia, first, step);
    if (day > LAST_DAY) return null;
    if (day >= earliest) return formatFecha(day);
  }
}

/** Some step that is not past the day looked for, since no period is longer than these days. */
function firstStep(recurrencia: tareas.Tarea['recurrencia'], days: number): number {
  const longest = { semanal: 7, mensual: 31, anual: 366, ninguna: 1 }[recurrencia];
  return Math.max(1, Math.floor(days / longest));
}

/** What began on the 31st falls on the last day of a shorter month, and 29 February on the 28th. */
function occurrence(recurrencia: tareas.Tarea['recurrencia'], first: Dia, step: number): Dia {
  if (recurrencia === 'semanal') return first + 7 * step;
  const { anio, mes, dia } = partesDe(first);
  const months = mes - 1 + step * (recurrencia === 'anual' ? 12 : 1);
  const [year, month] = [anio + Math.floor(months / 12), (months % 12) + 1];
  return diaDe(year, month, Math.min(dia, diasDelMes(year, month)));
}

function dayOf(fecha: string): Dia {
  return orProblem(parseFecha(fecha));
}
