import type { InvoiceStatus } from '../sample-data/invoices/invoices.ts';
import type { Tone } from '../ui/feedback/badge.tsx';

/** The colour of a status, the same wherever an invoice is shown. */
export const INVOICE_TONES = {
  Draft: 'idle',
  Downloaded: 'info',
  Sent: 'accent',
  'Partial Payment': 'warn',
  Paid: 'ok',
  'Past Due': 'bad',
} as const satisfies Record<InvoiceStatus, Tone>;
