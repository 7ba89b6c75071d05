import { answerTasks } from '../../../platform/worker-task.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';
import { propuestaPdf } from './propuesta-pdf.ts';

answerTasks<ContenidoPdf, Uint8Array>(async function* (contenido) {
  yield await propuestaPdf(contenido);
});
