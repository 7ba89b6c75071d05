import { readFile } from 'node:fs/promises';
import { answerTasks } from '../../worker-task.ts';
import type { Book, Reading } from './book.ts';
import type { ReadRow } from './read-row.ts';
import { readWorkbook } from './read-workbook.ts';

/** The rows sent to the main thread in one message: with more it would be busy for too long. */
const ROWS_PER_PART = 500;

/** How the file was read comes first, with the names of its sheets; then the rows of each, by the order of its sheet. */
export type SheetPart =
  | (Pick<Book, 'encoding' | 'separator'> & { readonly names: readonly (string | null)[] })
  | { readonly sheet: number; readonly rows: readonly ReadRow[] };

export type SheetTask = { readonly path: string; readonly reading: Reading };

/** The thread reads the rows of the sheets in a file. */
answerTasks<SheetTask, SheetPart>(async function* ({ path, reading }) {
  const { encoding, separator, sheets } = await readWorkbook(await readFile(path), reading);
  yield { encoding, separator, names: sheets.map(({ name }) => name) };
  for (const [sheet, { rows }] of sheets.entries()) {
    for (let i = 0; i < rows.length; i += ROWS_PER_PART)
      yield { sheet, rows: rows.slice(i, i + ROWS_PER_PART) };
  }
});
