import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { VersionToPrint } from './contenido-pdf.ts';

/** The PDF of a proposal: what it says and how it looks are both made in a thread of its own. */
export const printPropuesta = createPrinter<VersionToPrint>({
  module: new URL('./propuesta-pdf-worker.ts', import.meta.url),
});
