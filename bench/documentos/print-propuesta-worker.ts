import type { ContenidoPdf } from '../../server/src/modules/propuestas/pdf/contenido-pdf.ts';
import { propuestaPdf } from '../../server/src/modules/propuestas/pdf/propuesta-pdf.ts';
import { answerTasks } from '../../server/src/platform/worker-task.ts';

answerTasks<ContenidoPdf, Uint8Array>(async function* (contenido) {
  yield await propuestaPdf(contenido);
});
