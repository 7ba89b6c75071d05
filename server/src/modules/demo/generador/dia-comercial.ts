import { type Dia, diaDe } from '@vatio/domain';

/** The last one that the regulated tables of the domain reach. */
const ULTIMO_DIA_REGULADO = diaDe(2026, 12, 31);

/** The day of the price book and the studies: a demo begun after the last tables still has studies that compute. */
export function diaComercial(hoy: Dia): Dia {
  return Math.min(hoy, ULTIMO_DIA_REGULADO);
}
