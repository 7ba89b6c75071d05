import { readFile } from 'node:fs/promises';
import { answerTasks } from '../../worker-task.ts';
import type { ReadRow } from './read-row.ts';
import { readWorkbook } from './read-workbook.ts';

/** The rows sent to the main thread in one message: with more it would be busy for too long. */
const ROWS_PER_PART = 500;

/** The thread reads the rows of the sheet in a file. */
answerTasks<string, readonly ReadRow[]>(async function* (path) {
  const rows = await readWorkbook(await readFile(path));
  for (let i = 0; i < rows.length; i += ROWS_PER_PART) yield rows.slice(i, i + ROWS_PER_PART);
});
