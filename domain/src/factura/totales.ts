import type { Factura } from '../factura.ts';

/** A bill of a study, of which the excess power may be unknown: null, and then no other figure has it inside. */
export type FacturaDeEstudio = Omit<Factura, 'excesos'> & {
  readonly excesos: number | null;
  /** The fee of a virtual battery; absent without one. */
  readonly cuotaBateria?: number | undefined;
  /** What its money pays before the indirect taxes, or after them: zero or negative; absent without one. */
  readonly bateriaEnBase?: number | undefined;
  readonly bateriaEnTotal?: number | undefined;
  /** What a bill of gas has besides the energy; absent from one of electricity. */
  readonly terminoFijo?: number | undefined;
  readonly hidrocarburos?: number | undefined;
};

/** What the bills of a study add up to: those have neither lines of their own nor a bill to correct. */
export type Totales = Omit<FacturaDeEstudio, 'lineas' | 'avisos' | 'rectifica' | 'otros' | 'noSujeto'>;
