/**
 * A contract can only ever change these fields; `editables` of each contract says which of them it can change
 * now.
 */

/** The agreed terms can change until something has been sent to the client. */
export const CAMPOS_ACORDADOS = [
  'productoVersionId',
  'precioEnergiaEurKwh',
  'precioPotenciaEurKwAnio',
  'precioFijoEurMes',
  'feeEnergiaEurMwh',
  'feePotenciaEurKwAnio',
  'potenciasKw',
  'consumoAnualKwh',
  'duracionMeses',
  'permanencia',
  'prorroga',
] as const;

/** These fields say nothing of the supply, so they can always change. */
export const CAMPOS_LIBRES = ['referenciaExterna', 'revisionPrecio', 'notas'] as const;

/**
 * The start, and what happens to the contract that the supply point already has, can change until the
 * activation.
 */
export const CAMPOS_DE_INICIO = ['relevo', 'inicioPrevisto'] as const;

export const CAMPOS = [
  ...CAMPOS_ACORDADOS,
  'comercialId',
  'fechaFin',
  'permanenciaHasta',
  ...CAMPOS_LIBRES,
] as const;
export type Campo = (typeof CAMPOS)[number];
