import { diaDe, diasDelMes, type Fecha, formatFecha, parseFecha, partesDe } from '@vatio/domain';
import { invalidData } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';

/** The last day of a contract: the eve of the same day after that many months. */
export function finDe(inicio: Fecha, meses: number): Fecha {
  const dia = parseFecha(inicio);
  if (!dia.ok) throw new Error(dia.issue.message);
  const partes = partesDe(dia.value);
  const mes = partes.mes - 1 + meses;
  const [anio, enElAnio] = [partes.anio + Math.floor(mes / 12), (mes % 12) + 1];
  return formatFecha(diaDe(anio, enElAnio, Math.min(partes.dia, diasDelMes(anio, enElAnio))) - 1);
}

export function diaSiguiente(fecha: Fecha): Fecha {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(dia.issue.message);
  return formatFecha(dia.value + 1);
}

/** The day of an action, today when absent; a day to come is refused. */
export function diaPasado(fecha: Fecha | undefined): Fecha {
  const hoy = today();
  if (fecha === undefined) return hoy;
  const dia = parseFecha(fecha);
  if (!dia.ok) throw invalidData({ fecha: dia.issue.message });
  if (fecha > hoy) throw invalidData({ fecha: 'Esa fecha aún no ha llegado' });
  return fecha;
}
