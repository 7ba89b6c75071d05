import { useTranslation } from 'react-i18next';

/** The texts of invoices, which share the dictionary of the applications. */
export function useInvoiceText() {
  return useTranslation('apps', { keyPrefix: 'invoice' }).t;
}

/** Handed to what writes outside React, such as the PDF. */
export type InvoiceText = ReturnType<typeof useInvoiceText>;
