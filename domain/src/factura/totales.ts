import type { Factura } from '../factura.ts';

/** A bill without its lines. */
export type Totales = Omit<Factura, 'lineas'>;
