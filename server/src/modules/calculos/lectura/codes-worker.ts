import { answerTasks } from '../../../platform/worker-task.ts';
import { type CodesTask, findCodes } from './codes.ts';
import type { FoundCode } from './lectura.ts';

answerTasks<CodesTask, readonly FoundCode[]>(async function* (task) {
  yield await findCodes(task);
});
