// pdf.js would load its reader with the first file, whose time is counted.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { answerTasks } from '../../../platform/worker-task.ts';
import { type Reading, type ReadingTask, readBill } from './lectura.ts';

answerTasks<ReadingTask, Reading>(async function* (task) {
  yield await readBill(task);
});
