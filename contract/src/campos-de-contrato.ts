/** Fields of a contract that can be changed at all; `editables` of each says which of them now. */

/** What was agreed: it moves while nothing has been sent. */
export const CAMPOS_ACORDADOS = [
  'productoVersionId',
  'precioEnergiaEurKwh',
  'precioPotenciaEurKwAnio',
  'feeEnergiaEurMwh',
  'feePotenciaEurKwAnio',
  'potenciasKw',
  'consumoAnualKwh',
  'duracionMeses',
  'permanencia',
  'prorroga',
] as const;

/** What says nothing of the supply. */
export const CAMPOS_LIBRES = ['referenciaExterna', 'notas'] as const;

/** When it begins, and what becomes of the contract that its supply point has: free until it is active. */
export const CAMPOS_DE_INICIO = ['relevo', 'inicioPrevisto'] as const;

export const CAMPOS = [
  ...CAMPOS_ACORDADOS,
  'comercialId',
  'fechaFin',
  'permanenciaHasta',
  ...CAMPOS_LIBRES,
] as const;
export type Campo = (typeof CAMPOS)[number];
