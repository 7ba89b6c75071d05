import type { liquidaciones } from '@vatio/contract/endpoints';
import { answerTasks } from '../../platform/worker-task.ts';
import { liquidacionPdf } from './pdf.ts';

answerTasks<liquidaciones.Liquidacion, Uint8Array>(async function* (liquidacion) {
  yield await liquidacionPdf(liquidacion);
});
