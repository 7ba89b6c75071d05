import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { formatFecha } from '../../format/date.ts';
import { readDisplay } from '../../ui/theme/display.ts';
import { type ExportTable, writtenValue } from './export-table.ts';

const MARGIN_MM = 16;
const GREY = 90;
/** A table with more columns is printed in landscape. */
const UPRIGHT_COLUMNS = 6;

/** An A4 document with the headings on every page, and the page number and count at its foot. */
export function writePdf({ title, filters, date, columns, rows }: ExportTable): Blob {
  const pdf = new jsPDF({ orientation: columns.length > UPRIGHT_COLUMNS ? 'landscape' : 'portrait' });
  pdf.setProperties({ title });
  pdf.setLanguage(readDisplay().language);
  pdf.setFontSize(15);
  pdf.text(title, MARGIN_MM, MARGIN_MM + 2);
  pdf.setFontSize(9);
  pdf.setTextColor(GREY);
  pdf.text([formatFecha(date), ...filters].join(' · '), MARGIN_MM, MARGIN_MM + 8);

  autoTable(pdf, {
    startY: MARGIN_MM + 12,
    margin: MARGIN_MM,
    theme: 'grid',
    rowPageBreak: 'avoid',
    styles: { fontSize: 8, cellPadding: 1.6, textColor: 20, lineColor: 200 },
    headStyles: { fillColor: [11, 93, 85], textColor: 255 },
    head: [columns.map(({ header }) => header)],
    body: rows.map((row) => columns.map(({ kind }, index) => printable(writtenValue(row[index], kind)))),
    didParseCell: ({ cell, column }) => {
      const kind = columns[column.index]?.kind;
      cell.styles.halign = kind === 'figure' || kind === 'money' ? 'right' : 'left';
    },
  });

  const pages = pdf.getNumberOfPages();
  const { width, height } = pdf.internal.pageSize;
  pdf.setFontSize(8);
  pdf.setTextColor(GREY);
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pdf.text(`${page} / ${pages}`, width - MARGIN_MM, height - 8, { align: 'right' });
  }
  return pdf.output('blob');
}

/**
 * The standard fonts of PDF have the Latin letters and the euro, but not the special signs of Unicode, which are
 * replaced.
 */
function printable(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('−', '-');
}
