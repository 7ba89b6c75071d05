import { answerTasks } from '../../../platform/worker-task.ts';
import type { ContratoToPrint } from './contenido.ts';
import { contratoPdf } from './contrato-pdf.ts';

answerTasks<ContratoToPrint, Uint8Array>(async function* (contrato) {
  yield await contratoPdf(contrato);
});
