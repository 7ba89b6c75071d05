import { insist } from '../../data/insist.ts';
import { saveFile } from '../../data/save-file.ts';
import { copyTable } from './copy-table.ts';
import { type ExportTable, fileName } from './export-table.ts';
import { printTable } from './print-table.ts';
import { BOM, writeCsv } from './write-csv.ts';
import { writeTabbed } from './write-tabbed.ts';

export const EXPORT_WAYS = ['copy', 'print', 'csv', 'xlsx', 'pdf'] as const;
export type ExportWay = (typeof EXPORT_WAYS)[number];

/** Exports a list from the browser. The code that writes spreadsheets and PDF is loaded when it is first needed. */
export async function exportList(table: ExportTable, way: ExportWay): Promise<void> {
  if (way === 'copy') return copyTable(table);
  if (way === 'print') return printTable(table);
  saveFile(await fileOf(table, way), fileName(table, way));
}

export type FileFormat = 'csv' | 'xlsx' | 'pdf' | 'txt';

/** Downloads a list as a file; the name is given without its ending. */
export async function saveTable(table: ExportTable, name: string, format: FileFormat): Promise<void> {
  saveFile(await fileOf(table, format), `${name}.${format}`);
}

async function fileOf(table: ExportTable, format: FileFormat): Promise<Blob> {
  if (format === 'csv') return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  if (format === 'txt') return new Blob([BOM, writeTabbed(table)], { type: 'text/plain;charset=utf-8' });
  if (format === 'xlsx') return (await insist(() => import('./write-xlsx.ts'))).writeXlsx(table);
  return (await insist(() => import('./write-pdf.ts'))).writePdf(table);
}
