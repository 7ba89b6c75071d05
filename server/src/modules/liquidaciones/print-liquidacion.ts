import { createPrinter } from '../../platform/pdf/printer.ts';
import type { LiquidacionToPrint } from './pdf.ts';

/** Prints the PDF of a settlement in a thread of its own. */
export const printLiquidacion = createPrinter<LiquidacionToPrint>({
  module: new URL('./pdf-worker.ts', import.meta.url),
});
