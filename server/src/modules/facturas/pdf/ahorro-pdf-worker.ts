import { answerTasks } from '../../../platform/worker-task.ts';
import { type AhorroToPrint, ahorroPdf } from './ahorro-pdf.ts';

answerTasks<AhorroToPrint, Uint8Array>(async function* (printed) {
  yield await ahorroPdf(printed);
});
