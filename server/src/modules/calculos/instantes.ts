import { type Dia, parseFecha } from '@vatio/domain';
import { issueProblem, orProblem } from '../../platform/issues.ts';

export function diaDelCampo(texto: string, campo: string): Dia {
  return orProblem(parseFecha(texto, campo));
}

/** A local instant `2026-01-13T09:00` as its day and the minute at which it starts. */
export function instanteLocal(texto: string, campo: string): { dia: Dia; minuto: number } {
  const dia = diaDelCampo(texto.slice(0, 10), campo);
  const [hora, minutos] = [Number(texto.slice(11, 13)), Number(texto.slice(14, 16))];
  if (hora > 23 || minutos > 59) {
    const message = `«${texto}» no es una hora del día (00:00 a 23:59)`;
    throw issueProblem({ code: 'hora-no-valida', message, part: campo });
  }
  return { dia, minuto: hora * 60 + minutos };
}
