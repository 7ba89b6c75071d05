import { answerTasks } from '../../../platform/worker-task.ts';
import { type EvidenciaToPrint, evidenciaPdf } from './evidencia-pdf.ts';

answerTasks<EvidenciaToPrint, Uint8Array>(async function* (printed) {
  yield await evidenciaPdf(printed);
});
