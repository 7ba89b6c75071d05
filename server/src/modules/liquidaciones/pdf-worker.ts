import { answerTasks } from '../../platform/worker-task.ts';
import { type LiquidacionToPrint, liquidacionPdf } from './pdf.ts';

answerTasks<LiquidacionToPrint, Uint8Array>(async function* (printed) {
  yield await liquidacionPdf(printed);
});
