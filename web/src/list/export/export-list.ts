import { insist } from '../../data/insist.ts';
import { saveFile } from '../../data/save-file.ts';
import { copyTable } from './copy-table.ts';
import { type ExportTable, fileName } from './export-table.ts';
import { printTable } from './print-table.ts';
import { writeCsv } from './write-csv.ts';

export const EXPORT_WAYS = ['copy', 'print', 'csv', 'xlsx', 'pdf'] as const;
export type ExportWay = (typeof EXPORT_WAYS)[number];

/** Takes a list out of the browser; what writes spreadsheets and PDF is loaded the first time it is asked for. */
export async function exportList(table: ExportTable, way: ExportWay): Promise<void> {
  if (way === 'copy') return copyTable(table);
  if (way === 'print') return printTable(table);
  saveFile(await fileOf(table, way), fileName(table, way));
}

async function fileOf(table: ExportTable, way: 'csv' | 'xlsx' | 'pdf'): Promise<Blob> {
  if (way === 'csv') return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  if (way === 'xlsx') return (await insist(() => import('./write-xlsx.ts'))).writeXlsx(table);
  return (await insist(() => import('./write-pdf.ts'))).writePdf(table);
}
