import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { VersionToPrint } from './contenido-pdf.ts';

/** Prints a proposal; its content and its layout are both made in a thread of their own. */
export const printPropuesta = createPrinter<VersionToPrint>({
  module: new URL('./propuesta-pdf-worker.ts', import.meta.url),
});
