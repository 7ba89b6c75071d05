import { autoTable } from 'jspdf-autotable';
import { formatFecha } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import { formatNumber } from '../../../../format/number.ts';
import type { InvoiceDetail, InvoiceItem } from '../../../../sample-data/invoices/invoices.ts';
import { readDisplay } from '../../../../ui/theme/display.ts';
import { isoOf } from '../../sample-days.ts';
import { owedOf } from '../money.ts';
import { COMPANY } from '../sheet/company.ts';
import { placeOf } from '../sheet/place-of.ts';
import { sheetOf } from '../sheet/sample-sheet.ts';
import { lineTotals, sheetTotals } from '../sheet/totals.ts';
import type { InvoiceText } from '../texts.ts';
import { ACCENT, MARGIN_MM, Paper, printable, RIGHT_MM } from './paper.ts';

const MIDDLE_MM = 112;
const VALUES_MM = MIDDLE_MM + 26;

/** Writes the invoice on A4 as `SheetView` shows it. */
export function writeInvoicePdf(detail: Required<InvoiceDetail>, t: InvoiceText): Blob {
  const paper = new Paper();
  const { invoice } = detail;
  const sheet = sheetOf(invoice);
  paper.pdf.setProperties({ title: t('invoiceNumber', { id: invoice.id }) });
  paper.pdf.setLanguage(readDisplay().language);
  writeHead(paper, detail, t);
  writeParties(paper, detail, t);
  writeItems(paper, sheet.items, t);
  writeFoot(paper, detail, t);
  return paper.pdf.output('blob');
}

function writeHead(paper: Paper, { invoice }: Required<InvoiceDetail>, t: InvoiceText): void {
  paper.logo(MARGIN_MM, 16, 11);
  paper.lines([COMPANY.name], { x: MARGIN_MM + 14.5, y: 24, size: 19, bold: true });
  paper.lines(COMPANY.lines, { x: MARGIN_MM, y: 35, soft: true });
  paper.lines([t('invoiceNumber', { id: invoice.id })], { x: MIDDLE_MM, y: 24, size: 16, bold: true });
  const days: [string, string][] = [
    [t('issued'), formatFecha(isoOf(invoice.issuedDate))],
    [t('due'), formatFecha(isoOf(invoice.dueDate))],
  ];
  paper.pairs(days, { x: MIDDLE_MM, valueX: VALUES_MM, y: 35 });
  paper.rule(54);
}

function writeParties(paper: Paper, detail: Required<InvoiceDetail>, t: InvoiceText): void {
  const { client } = detail.invoice;
  const { paymentDetails: paid } = detail;
  paper.lines([t('billTo')], { x: MARGIN_MM, y: 64, bold: true, accent: true });
  const y = paper.lines([client.name], { x: MARGIN_MM, y: 71, bold: true });
  paper.lines([client.company, placeOf(client), client.contact, client.companyEmail], { x: MARGIN_MM, y });
  paper.lines([t('paymentData')], { x: MIDDLE_MM, y: 64, bold: true, accent: true });
  const pairs: [string, string][] = [
    [t('totalDue'), owedOf(paid)],
    [t('bank'), paid.bankName],
    [t('country'), paid.country],
    ['IBAN', paid.iban],
    ['SWIFT', paid.swiftCode],
  ];
  paper.pairs(pairs, { x: MIDDLE_MM, valueX: VALUES_MM, y: 71 });
}

function writeItems(paper: Paper, items: readonly InvoiceItem[], t: InvoiceText): void {
  // A column is as wide as its text, because otherwise the space before the sign would break the amount.
  const figure = { halign: 'right', cellWidth: 'wrap' } as const;
  autoTable(paper.pdf, {
    startY: 102,
    margin: MARGIN_MM,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: { fontSize: 9, cellPadding: { vertical: 2.6, horizontal: 2.4 }, textColor: 20 },
    headStyles: { fillColor: [233, 236, 232], textColor: 75 },
    bodyStyles: { lineColor: 221, lineWidth: { bottom: 0.3 } },
    columnStyles: { 1: figure, 2: figure, 3: figure, 4: figure, 5: figure },
    didParseCell: ({ cell, column, section }) => {
      if (section === 'head' && column.index > 0) cell.styles.halign = 'right';
    },
    head: [[t('concept'), t('price'), t('quantity'), t('discountShort'), t('tax'), t('amount')]],
    body: items.map((item) =>
      [
        `${item.service}\n${item.description}`,
        formatEur(item.price),
        formatNumber(item.quantity, [0, 2]),
        `${formatNumber(item.discount, [0, 2])} %`,
        `${formatNumber(item.tax, [0, 2])} %`,
        formatEur(lineTotals(item).subtotal / 100),
      ].map(printable),
    ),
  });
}

/** The sums and the notes need this room; where less is left, they go to another sheet. */
const FOOT_MM = 70;
const BOTTOM_MM = 297 - MARGIN_MM;
const SUMS_MM = 130;

function writeFoot(paper: Paper, { invoice }: Required<InvoiceDetail>, t: InvoiceText): void {
  const sheet = sheetOf(invoice);
  const { subtotal, discount, tax, total } = sheetTotals(sheet.items);
  let y = tableEnd(paper) + 12;
  if (y + FOOT_MM > BOTTOM_MM) {
    paper.pdf.addPage();
    y = MARGIN_MM + 4;
  }
  paper.lines([t('salesperson')], { x: MARGIN_MM, y, soft: true });
  paper.lines([sheet.salesperson], { x: MARGIN_MM, y: y + 5.5 });
  const sums = [subtotal, -discount, tax].map((cents) => formatEur(cents / 100));
  paper.lines([t('subtotal'), t('discount'), t('taxes')], { x: SUMS_MM, y, soft: true });
  y = paper.lines(sums, { x: RIGHT_MM, y, end: true }) + 4;
  paper.rule(y - 6.5, SUMS_MM);
  paper.lines([t('total')], { x: SUMS_MM, y, size: 13, bold: true });
  y = paper.lines([formatEur(total / 100)], { x: RIGHT_MM, y, size: 13, bold: true, end: true }) + 8;
  writeNotes({ paper, invoice, top: y, t });
}

function writeNotes({
  paper,
  invoice,
  top,
  t,
}: {
  readonly paper: Paper;
  readonly invoice: Required<InvoiceDetail>['invoice'];
  readonly top: number;
  readonly t: InvoiceText;
}): void {
  const { clientNotes, note, paymentTerms, paymentStub, acceptedPayment } = sheetOf(invoice);
  const due = formatFecha(isoOf(invoice.dueDate));
  const terms = t('paymentTermsText', { due, method: t(`method-${acceptedPayment}`) });
  const notes = [
    clientNotes && note ? `${t('note')}: ${note}` : '',
    paymentTerms ? `${t('paymentTerms')}: ${terms}` : '',
  ].filter(Boolean);
  paper.rule(top);
  let y = top + 8;
  for (const text of notes) {
    const wrapped: string[] = paper.pdf.setFontSize(9.5).splitTextToSize(text, RIGHT_MM - MARGIN_MM);
    y = paper.lines(wrapped, { x: MARGIN_MM, y }) + 2;
  }
  if (!paymentStub) return;
  paper.pdf
    .setDrawColor(ACCENT)
    .setLineDashPattern([2, 1.5], 0)
    .line(MARGIN_MM, y + 2, RIGHT_MM, y + 2);
  const number = t('invoiceNumber', { id: invoice.id });
  const stub = [t('paymentStub'), number, invoice.client.name, `${t('due')}: ${due}`];
  paper.lines([stub.join('   ·   ')], { x: MARGIN_MM, y: y + 10 });
  paper.lines([formatEur(invoice.total)], { x: RIGHT_MM, y: y + 10, bold: true, end: true });
}

/** Finds where the last table ended, in millimetres; the plug-in notes it on the document. */
function tableEnd({ pdf }: Paper): number {
  const last: unknown = 'lastAutoTable' in pdf ? pdf.lastAutoTable : undefined;
  const y = typeof last === 'object' && last !== null && 'finalY' in last ? last.finalY : 0;
  return typeof y === 'number' ? y : 0;
}
