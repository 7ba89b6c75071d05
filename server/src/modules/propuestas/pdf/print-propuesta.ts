import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';

/** The PDF of a proposal, made in a thread of its own. */
export const printPropuesta = createPrinter<ContenidoPdf>({
  module: new URL('./propuesta-pdf-worker.ts', import.meta.url),
});
