import type { Palabra } from '@vatio/domain';
import { answerTasks } from '../../../../platform/worker-task.ts';
import { type OcrTask, readPicture } from './ocr.ts';

answerTasks<OcrTask, readonly Palabra[]>(async function* (task) {
  yield await readPicture(task);
});
