import { diaDe, diaDeLaSemana, diasDelMes, formatFecha, parseFecha, partesDe } from '@vatio/domain';
import type { Condition } from './where.ts';

/** From one day to another, both included; without one, no limit on that side. */
export type DayRange = { readonly from?: string; readonly to?: string };

/** The days that a condition on a date asks for, told on one of them, `today`; undefined: it asks about blanks. */
export function daysOf([, operator, value]: Condition, today: string): DayRange | undefined {
  const read = parseFecha(today);
  if (!read.ok) return undefined;
  const day = read.value;
  const between = (from: number, to: number) => ({ from: formatFecha(from), to: formatFecha(to) });
  const near = (days: number) => {
    const said = parseFecha(String(value));
    return said.ok ? formatFecha(said.value + days) : today;
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
    case 'today':
      return between(day, day);
    case 'this-week': {
      const monday = day - ((diaDeLaSemana(day) + 6) % 7);
      return between(monday, monday + 6);
    }
    case 'this-month': {
      const { anio, mes } = partesDe(day);
      const first = diaDe(anio, mes, 1);
      return between(first, first + diasDelMes(anio, mes) - 1);
    }
    case 'last':
      return between(day - Number(value), day);
    case 'next':
      return between(day, day + Number(value));
    default:
      return undefined;
  }
}
