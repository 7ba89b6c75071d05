import type { liquidaciones } from '@vatio/contract';

/** A line of a settlement. */
export type Linea = liquidaciones.Liquidacion['detalle'][number];
