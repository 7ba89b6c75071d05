import type { ExportTable } from './export-table.ts';
import { writeTabbed } from './write-tabbed.ts';

/** Puts the list in the clipboard with tabs between values, as spreadsheets take it. */
export async function copyTable(table: ExportTable): Promise<void> {
  await navigator.clipboard.writeText(writeTabbed(table));
}
