import { createPrinter } from '../../../platform/pdf/printer.ts';
import type { FichaToPrint } from './ficha-informativa.ts';

/** Prints an information sheet in a thread of its own. */
export const printFicha = createPrinter<FichaToPrint>({
  module: new URL('./ficha-informativa-worker.ts', import.meta.url),
});
