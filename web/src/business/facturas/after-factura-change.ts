import { documentos, facturas, incidencias } from '@vatio/contract';

/** The reads that a bill makes stale when it is kept, taken back or restored. */
export const AFTER_FACTURA_CHANGE = {
  invalidates: [facturas.list, facturas.totals, facturas.get, documentos.list, incidencias.list],
} as const;
