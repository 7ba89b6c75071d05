import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { createPrinter } from '../../../platform/pdf/printer.ts';

/** Prints the sample by which an administrator judges a brand. */
export const printSample = createPrinter<Brand>({
  module: new URL('./sample-worker.ts', import.meta.url),
});
