import type { liquidaciones } from '@vatio/contract';

export type Linea = liquidaciones.Liquidacion['detalle'][number];
