import { answerTasks } from '../../platform/worker-task.ts';
import { type CurveSums, type CurveTask, sumCurva } from './curva.ts';

answerTasks<CurveTask, CurveSums>(async function* (task) {
  yield await sumCurva(task);
});
