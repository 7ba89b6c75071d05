import { insist } from '../../data/insist.ts';
import { saveFile } from '../../data/save-file.ts';
import { copyTable } from './copy-table.ts';
import { type ExportTable, fileName } from './export-table.ts';
import { printTable } from './print-table.ts';
import { BOM, writeCsv } from './write-csv.ts';
import { writeTabbed } from './write-tabbed.ts';

export const EXPORT_WAYS = ['copy', 'print', 'csv', 'xlsx', 'pdf'] as const;
export type ExportWay = (typeof EXPORT_WAYS)[number];

/** Takes a list out of the browser; what writes spreadsheets and PDF is loaded the first time it is asked for. */
export async function exportList(table: ExportTable, way: ExportWay): Promise<void> {
  if (way === 'copy') return copyTable(table);
  if (way === 'print') return printTable(table);
  saveFile(await fileOf(table, way), fileName(table, way));
}

export type FileFormat = 'csv' | 'xlsx' | 'pdf' | 'txt';

/** Hands a list over as a file, under the name given without its ending. */
export async function saveTable(table: ExportTable, name: string, format: FileFormat): Promise<void> {
  saveFile(await fileOf(table, format), `${name}.${format}`);
}

async function fileOf(table: ExportTable, format: FileFormat): Promise<Blob> {
  if (format === 'csv') return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  if (format === 'txt') return new Blob([BOM, writeTabbed(table)], { type: 'text/plain;charset=utf-8' });
  if (format === 'xlsx') return (await insist(() => import('./write-xlsx.ts'))).writeXlsx(table);
  return (await insist(() => import('./write-pdf.ts'))).writePdf(table);
}
