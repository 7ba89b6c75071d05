import { answerTasks } from '../../../platform/worker-task.ts';
import type { ContratoToPrint } from './contenido.ts';
import { drawContrato } from './contrato-pdf.ts';
import type { PaperWithPlaces } from './print-with-places.ts';

answerTasks<ContratoToPrint, PaperWithPlaces>(async function* (contrato) {
  const lienzo = drawContrato(contrato);
  const { width, height } = lienzo.doc.page;
  const places = lienzo.signatures.map(({ quien, page, x, y, w, h }) => ({
    nombre: quien,
    page,
    x: x / width,
    y: y / height,
    w: w / width,
    h: h / height,
  }));
  yield { pdf: await lienzo.close(), places };
});
