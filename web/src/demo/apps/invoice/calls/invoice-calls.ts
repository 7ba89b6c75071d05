import { useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { InvoiceClient, InvoiceDetail, SaveInvoice } from '../../../../sample-data/invoices/invoices.ts';

export const INVOICES = '/apps/invoice/invoices';
export const INVOICE = '/api/invoice/invoices/:id';
const CLIENTS = '/api/invoice/clients';

/** What an invoice saved or deleted makes stale. */
const READS = [INVOICES, INVOICE, CLIENTS];

/** The one that an address without a number shows: the first of the samples. */
export const FIRST_ID = '4987';

/**
 * An invoice and where it is paid. Nothing is kept of it once it is off the screen: the samples answer at once, and a
 * form must not begin with what an invoice said before it was saved elsewhere.
 */
export function useInvoice(id: string) {
  return useSample<InvoiceDetail>(INVOICE, { id }, { gcTime: 0 });
}

export function useClients() {
  return useSample<readonly InvoiceClient[]>(CLIENTS);
}

/** Saves for the life of the page, as all that is done to the samples. */
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
