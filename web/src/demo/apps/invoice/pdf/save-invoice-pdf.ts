import { saveFile } from '../../../../data/save-file.ts';
import type { InvoiceDetail } from '../../../../sample-data/invoices/invoices.ts';
import type { InvoiceText } from '../texts.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

export function saveInvoicePdf(detail: Required<InvoiceDetail>, t: InvoiceText): void {
  saveFile(writeInvoicePdf(detail, t), `${t('fileName', { id: detail.invoice.id })}.pdf`);
}
