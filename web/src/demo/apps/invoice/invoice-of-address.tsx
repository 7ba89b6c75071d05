import type { ReactNode } from 'react';
import { useParams } from '../../../router/use-router.ts';
import type { InvoiceDetail } from '../../../sample-data/invoices/invoices.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FIRST_ID, useInvoice } from './calls/invoice-calls.ts';
import { InvoiceNotFound } from './not-found.tsx';

type Props = {
  /** The caller gives the number when the path does not. */
  readonly id?: string;
  readonly children: (detail: Required<InvoiceDetail>) => ReactNode;
};

/** Finds the invoice that the address names, or says that there is none. */
export function InvoiceOfAddress({ id: given = FIRST_ID, children }: Props) {
  const { id = given } = useParams();
  const { data, error, refetch } = useInvoice(id);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  const { invoice, paymentDetails } = data;
  return invoice ? children({ invoice, paymentDetails }) : <InvoiceNotFound id={id} />;
}
