import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { CartaToPrint } from './carta-pdf.ts';

/** Prints the letter of a claim in a thread of its own. */
export const printCarta = createPrinter<CartaToPrint>({
  module: new URL('./carta-pdf-worker.ts', import.meta.url),
});
