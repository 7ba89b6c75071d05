import { readFile } from 'node:fs/promises';
import { answerTasks } from '../../worker-task.ts';
import type { ReadRow } from './read-row.ts';
import { readWorkbook } from './read-workbook.ts';

/** Rows that cross to the main thread together: a message of more would keep it busy for too long. */
const ROWS_PER_PART = 500;

/** Reads the rows of the sheet in a file. */
answerTasks<string, readonly ReadRow[]>(async function* (path) {
  const rows = await readWorkbook(await readFile(path));
  for (let i = 0; i < rows.length; i += ROWS_PER_PART) yield rows.slice(i, i + ROWS_PER_PART);
});
