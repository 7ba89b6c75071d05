import type { BodyOf, calculos } from '@vatio/contract/endpoints';
import { horasPorPeriodo, periodoDe } from '@vatio/domain';
import { instanteLocal } from './instantes.ts';

/** Answers the period of each instant, or the hours of a year in each period. */
export function classifyPeriods(
  body: BodyOf<typeof calculos.periodos>,
): { periodos: number[] } | { horas: number[] } {
  const { tarifa, zona, magnitud, instantes, anio } = body;
  if (anio !== undefined) return { horas: horasPorPeriodo({ tarifa, zona, magnitud, anio }) };
  const periodos = (instantes ?? []).map((texto, i) => {
    const { dia, minuto } = instanteLocal(texto, `instantes.${i}`);
    return periodoDe({ tarifa, zona, magnitud, dia, hora: Math.floor(minuto / 60) });
  });
  return { periodos };
}
