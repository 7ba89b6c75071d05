import { answerTasks } from '../../../platform/worker-task.ts';
import { type CartaToPrint, cartaPdf } from './carta-pdf.ts';

answerTasks<CartaToPrint, Uint8Array>(async function* (printed) {
  yield await cartaPdf(printed);
});
