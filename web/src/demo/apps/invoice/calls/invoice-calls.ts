import { useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { InvoiceClient, InvoiceDetail, SaveInvoice } from '../../../../sample-data/invoices/invoices.ts';

export const INVOICES = '/apps/invoice/invoices';
export const INVOICE = '/api/invoice/invoices/:id';
const CLIENTS = '/api/invoice/clients';

/** An invoice that is saved or deleted makes the answers of these calls stale. */
const READS = [INVOICES, INVOICE, CLIENTS];

/** An address without a number shows this invoice, the first of the samples. */
export const FIRST_ID = '4987';

/**
 * Reads an invoice and where it is paid. The answer is forgotten once it is off the screen: the samples answer at once,
 * and a form must not begin with the state from before the invoice was saved elsewhere.
 */
export function useInvoice(id: string) {
  return useSample<InvoiceDetail>(INVOICE, { id }, { gcTime: 0 });
}

export function useClients() {
  return useSample<readonly InvoiceClient[]>(CLIENTS);
}

/** Saves an invoice until the page is loaded again, as every change of the samples does. */
export function useSaveInvoice() {
  return useSampleWrite<InvoiceDetail, SaveInvoice>('POST', '/apps/invoice/save', { stale: READS });
}

export function useDeleteInvoice() {
  return useSampleWrite<void, { readonly id: number }>('DELETE', '/apps/invoice/delete', { stale: READS });
}

export function useAddClient() {
  return useSampleWrite<void, { readonly client: InvoiceClient }>('POST', '/apps/invoice/add-client', {
    stale: [CLIENTS],
  });
}
