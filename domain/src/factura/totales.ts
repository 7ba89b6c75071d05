import type { Factura } from '../factura.ts';

/** What the bills of a study add up to: those have neither lines of their own nor a bill to correct. */
export type Totales = Omit<Factura, 'lineas' | 'avisos' | 'rectifica' | 'otros' | 'noSujeto'>;
