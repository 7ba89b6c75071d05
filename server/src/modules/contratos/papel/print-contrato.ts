import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { ContratoToPrint } from './contenido.ts';

/** Prints a contract in a thread of its own. */
export const printContrato = createPrinter<ContratoToPrint>({
  module: new URL('./contrato-pdf-worker.ts', import.meta.url),
});
