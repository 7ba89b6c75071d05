import { answerTasks } from '../../../platform/worker-task.ts';
import { type Reading, type ReadingTask, readBill } from './lectura.ts';

answerTasks<ReadingTask, Reading>(async function* (task) {
  yield await readBill(task);
});
