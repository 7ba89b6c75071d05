import { type Dia, diaDe } from '@vatio/domain';

/** The regulated tables of the domain end on this day. */
const ULTIMO_DIA_REGULADO = diaDe(2026, 12, 31);

/**
 * The day of the price book and the studies: a demo that begins after the last tables still has studies that
 * compute.
 */
export function diaComercial(hoy: Dia): Dia {
  return Math.min(hoy, ULTIMO_DIA_REGULADO);
}
