import type { ExportTable } from './export-table.ts';
import { writeTabbed } from './write-tabbed.ts';

/** Copies the list with tabs between values, which is what spreadsheets paste. */
export async function copyTable(table: ExportTable): Promise<void> {
  await navigator.clipboard.writeText(writeTabbed(table));
}
