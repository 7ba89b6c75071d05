import { diaDe, diasDelMes, formatFecha } from '@vatio/domain';

/** A period of days, the last one included. */
export type Periodo = { readonly desde: string; readonly hasta: string };

/** The days of a month such as `2026-10`. */
export function daysOfMonth(mes: string): Periodo {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  return { desde: `${mes}-01`, hasta: formatFecha(diaDe(anio, numero, diasDelMes(anio, numero))) };
}

/** The first of some days, of which there is at least one. */
export function firstDay(days: readonly string[]): string {
  return days.toSorted()[0]!;
}

/** The last of some days, of which there is at least one. */
export function lastDay(days: readonly string[]): string {
  return days.toSorted().at(-1)!;
}
