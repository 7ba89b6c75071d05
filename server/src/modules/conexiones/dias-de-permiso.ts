import { diaDe, diasDelMes, formatFecha } from '@vatio/domain';
import { today } from '../../platform/today.ts';

/** The last day of a leave of so many months that is given today, `AAAA-MM-DD`; the last of its month where that lacks the day. */
export function lastDayOf(meses: number): string {
  const [anio = 0, mes = 0, dia = 0] = today().split('-').map(Number);
  const hasta = anio * 12 + mes - 1 + meses;
  const [anioHasta, mesHasta] = [Math.floor(hasta / 12), (hasta % 12) + 1];
  return formatFecha(diaDe(anioHasta, mesHasta, Math.min(dia, diasDelMes(anioHasta, mesHasta))));
}
