import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { AhorroToPrint } from './ahorro-pdf.ts';

/** Prints the yearly report of what a client has saved in a thread of its own. */
export const printAhorro = createPrinter<AhorroToPrint>({
  module: new URL('./ahorro-pdf-worker.ts', import.meta.url),
});
