import { answerTasks } from '../../../platform/worker-task.ts';
import { type FichaToPrint, fichaInformativa } from './ficha-informativa.ts';

answerTasks<FichaToPrint, Uint8Array>(async function* (ficha) {
  yield await fichaInformativa(ficha);
});
