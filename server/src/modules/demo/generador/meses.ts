import { type Dia, diaDe, partesDe } from '@vatio/domain';

/** The first day of a month, counted from the one of `hoy`: -1 is the month before. */
export function primerDiaDelMes(hoy: Dia, meses: number): Dia {
  const { anio, mes } = partesDe(hoy);
  const cuenta = anio * 12 + mes - 1 + meses;
  return diaDe(Math.floor(cuenta / 12), (cuenta % 12) + 1, 1);
}
