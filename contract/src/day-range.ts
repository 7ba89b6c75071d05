import { diaDe, diaDeLaSemana, diasDelMes, formatFecha, parseFecha } from '@vatio/domain';
import type { Condition } from './where.ts';

/** From one day to another, both included; without one, no limit on that side. */
export type DayRange = { readonly from?: string; readonly to?: string };

/**
 * The days that a condition on a date asks for when it is asked on `today`; undefined for one about blanks. The
 * readable parameters of an address are conditions by `since`, `until` and `month`, which the filter builder lacks.
 */
export function daysOf([, operator, value]: Condition, today: string): DayRange | undefined {
  const read = parseFecha(today);
  if (!read.ok) return undefined;
  const day = read.value;
  const between = (from: number, to: number) => ({ from: formatFecha(from), to: formatFecha(to) });
  const near = (days: number) => {
    const parsed = parseFecha(String(value));
    return parsed.ok ? formatFecha(parsed.value + days) : today;
  };
  switch (operator) {
    case 'on':
      return { from: near(0), to: near(0) };
    case 'before':
      return { to: near(-1) };
    case 'after':
      return { from: near(1) };
    case 'within': {
      const [from, to] = [...(value as readonly string[])].sort();
      return { from: from!, to: to! };
    }
    case 'since':
      return { from: near(0) };
    case 'until':
      return { to: near(0) };
    case 'month':
      return monthOf(String(value));
    case 'today':
      return between(day, day);
    case 'this-week': {
      const monday = day - ((diaDeLaSemana(day) + 6) % 7);
      return between(monday, monday + 6);
    }
    case 'this-month':
      return monthOf(today);
    case 'last':
      return between(day - Number(value), day);
    case 'next':
      return between(day, day + Number(value));
    default:
      return undefined;
  }
}

/** The month of a day, or of its first seven characters. */
function monthOf(day: string): DayRange {
  const [anio = 0, mes = 0] = day.split('-').map(Number);
  const first = diaDe(anio, mes, 1);
  return { from: formatFecha(first), to: formatFecha(first + diasDelMes(anio, mes) - 1) };
}
