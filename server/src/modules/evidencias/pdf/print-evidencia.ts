import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { EvidenciaToPrint } from './evidencia-pdf.ts';

/** Prints an evidence in a thread of its own. */
export const printEvidencia = createPrinter<EvidenciaToPrint>({
  module: new URL('./evidencia-pdf-worker.ts', import.meta.url),
});
