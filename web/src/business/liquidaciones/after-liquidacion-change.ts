import { inicio, liquidaciones } from '@vatio/contract';

/** The reads that a change of a settlement makes stale. */
export const AFTER_LIQUIDACION_CHANGE = {
  invalidates: [liquidaciones.get, liquidaciones.list, liquidaciones.cierres, inicio.summary],
};
