import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of invoices, which lie in the dictionary of the applications. */
export function useInvoiceText() {
  return useTranslation('apps', { keyPrefix: 'invoice' }).t;
}

/** Code outside React, such as that of the PDF, gets the texts as a parameter. */
export type InvoiceText = ReturnType<typeof useInvoiceText>;
