import type { PorTipo } from '@vatio/domain';
import { fijo } from './fijo.ts';
import { gas } from './gas.ts';
import { indexado } from './indexado.ts';
import type { PreciosDeTipo } from './precios-de-tipo.ts';

/** What is typed and shown of each kind of product besides what all have. */
export const PRECIOS_DE_TIPO: PorTipo<PreciosDeTipo> = { fijo, indexado, gas };
