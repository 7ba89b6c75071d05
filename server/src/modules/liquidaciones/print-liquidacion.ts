import type { liquidaciones } from '@vatio/contract/endpoints';
import { createPrinter } from '../../platform/pdf/printer.ts';

/** Prints the PDF of a settlement in a thread of its own. */
export const printLiquidacion = createPrinter<liquidaciones.Liquidacion>({
  module: new URL('./pdf-worker.ts', import.meta.url),
});
