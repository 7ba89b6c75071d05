import type { TipoDeProducto } from './tipos-de-producto/tipo.ts';
import { reglasDe } from './tipos-de-producto/tipos-de-producto.ts';

/** Up to this contracted power, kW, leaving before the end costs nothing but for one exception (RD 88/2026). */
export const KW_SIN_PENALIZACION = 15;

/** That exception: a fixed price that is left before its first extension, at most so much per one of the pending energy. */
export const PENALIZACION_MAXIMA = 0.05;

export type CosteDeBaja = 'sin-permanencia' | 'libre' | 'limitada' | 'pactada';

/**
 * What leaving a contract early may cost: nothing because it does not bind, nothing by law (`libre`), at most
 * `PENALIZACION_MAXIMA` (`limitada`), or what was agreed within the law (RD 88/2026). Powers in kW.
 */
export function costeDeBaja(contrato: {
  readonly tipo: TipoDeProducto;
  readonly permanencia: boolean;
  readonly potenciasKw: readonly number[];
}): CosteDeBaja {
  if (!contrato.permanencia) return 'sin-permanencia';
  if (Math.max(0, ...contrato.potenciasKw) > KW_SIN_PENALIZACION) return 'pactada';
  return reglasDe(contrato.tipo).bajaAnticipada;
}
