import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { answerTasks } from '../../../platform/worker-task.ts';
import { samplePdf } from './sample-pdf.ts';

answerTasks<Brand, Uint8Array>(async function* (brand) {
  yield await samplePdf(brand);
});
