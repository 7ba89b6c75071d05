import {
  IconArrowDown,
  IconChartPie,
  IconCheck,
  IconDeviceFloppy,
  IconExclamationMark,
  IconSend,
} from '@tabler/icons-react';
import type { InvoiceStatus } from '../../../sample-data/invoices/invoices.ts';

/** The statuses follow the life of an invoice. Each has the name of its text, such as `status-paid`. */
export const STATUSES = {
  Draft: { name: 'draft', icon: IconDeviceFloppy },
  Downloaded: { name: 'downloaded', icon: IconArrowDown },
  Sent: { name: 'sent', icon: IconSend },
  'Partial Payment': { name: 'partial', icon: IconChartPie },
  Paid: { name: 'paid', icon: IconCheck },
  'Past Due': { name: 'past-due', icon: IconExclamationMark },
} as const satisfies Record<InvoiceStatus, object>;

export const STATUS_NAMES = Object.keys(STATUSES) as readonly InvoiceStatus[];
