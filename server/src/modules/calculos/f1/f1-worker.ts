import { answerTasks } from '../../../platform/worker-task.ts';
import { checkF1, type F1Answer, type F1Task } from './f1.ts';

answerTasks<F1Task, F1Answer>(checkF1);
