import { useTranslation } from '../../../texts/use-translation.ts';

export function useInvoiceText() {
  return useTranslation('apps/invoice').t;
}

/** Code outside React, such as that of the PDF, gets the texts as a parameter. */
export type InvoiceText = ReturnType<typeof useInvoiceText>;
