// pdf.js would load its reader with the first file, whose time is counted.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { answerTasks } from '../../../platform/worker-task.ts';
import { type CodesTask, findCodes } from './codes.ts';
import type { FoundCode } from './lectura.ts';

answerTasks<CodesTask, readonly FoundCode[]>(async function* (task) {
  yield await findCodes(task);
});
