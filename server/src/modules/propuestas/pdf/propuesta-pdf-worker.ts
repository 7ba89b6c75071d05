import { answerTasks } from '../../../platform/worker-task.ts';
import { buildContenido, type VersionToPrint } from './contenido-pdf.ts';
import { propuestaPdf } from './propuesta-pdf.ts';

answerTasks<VersionToPrint, Uint8Array>(async function* (version) {
  yield await propuestaPdf(buildContenido(version));
});
