import type { informes } from '@vatio/contract/endpoints';
import { anioDe, diaDe, diasDelMes, type Fecha, formatFecha, parseFecha, partesDe } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';

export type Span = { readonly desde: Fecha; readonly hasta: Fecha };

type Question = {
  readonly periodo: informes.Periodo;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
};

/** The first day of a month, counted from that of a day, or the last one. */
function monthFrom(day: number, months: number, end: 'first' | 'last'): Fecha {
  const { anio, mes } = partesDe(day);
  const count = anio * 12 + mes - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  return formatFecha(diaDe(year, month, end === 'first' ? 1 : diasDelMes(year, month)));
}

/** The days of a period as of today, both within it; null for all there is. */
export function spanOf({ periodo, desde, hasta }: Question, today: Fecha): Span | null {
  const day = orProblem(parseFecha(today));
  const months = (from: number, to: number) => ({
    desde: monthFrom(day, from, 'first'),
    hasta: monthFrom(day, to, 'last'),
  });
  const { mes } = partesDe(day);
  switch (periodo) {
    case 'mes':
      return months(0, 0);
    case 'mes-anterior':
      return months(-1, -1);
    case 'trimestre': {
      const first = -((mes - 1) % 3);
      return months(first, first + 2);
    }
    case 'anio':
      return { desde: `${anioDe(day)}-01-01`, hasta: `${anioDe(day)}-12-31` };
    case 'anio-anterior':
      return { desde: `${anioDe(day) - 1}-01-01`, hasta: `${anioDe(day) - 1}-12-31` };
    case 'doce-meses':
      return months(-11, 0);
    case 'proximos-doce':
      return months(0, 11);
    case 'todo':
      return null;
    case 'fechas':
      return { desde: desde ?? today, hasta: hasta ?? today };
  }
}

export type Before = Span & {
  /** How far a day of it stands from the same day of the period. */
  readonly shift: { readonly months: number } | { readonly days: number };
};

/** The period with which one is compared: whole months go back by months, so that January meets January. */
export function spanBefore(
  { desde, hasta }: Span,
  comparar: (typeof informes.COMPARACIONES)[number],
): Before | null {
  if (comparar === 'nada') return null;
  const [first, last] = [orProblem(parseFecha(desde)), orProblem(parseFecha(hasta))];
  const [from, to] = [partesDe(first), partesDe(last)];
  const whole = from.dia === 1 && to.dia === diasDelMes(to.anio, to.mes);
  const length = (to.anio - from.anio) * 12 + to.mes - from.mes + 1;
  if (comparar === 'anio' || whole) {
    const months = comparar === 'anio' ? 12 : length;
    const back = (day: number, own: number) => {
      const start = orProblem(parseFecha(monthFrom(day, -months, 'first')));
      const { anio, mes } = partesDe(start);
      return formatFecha(diaDe(anio, mes, Math.min(own, diasDelMes(anio, mes))));
    };
    const end = whole ? monthFrom(last, -months, 'last') : back(last, to.dia);
    return { desde: back(first, from.dia), hasta: end, shift: { months } };
  }
  const days = last - first + 1;
  return { desde: formatFecha(first - days), hasta: formatFecha(first - 1), shift: { days } };
}
