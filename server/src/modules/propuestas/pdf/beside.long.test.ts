import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { casaDePrueba } from '../test-propuesta.ts';

const harness = await testApp();
const casa = await casaDePrueba(harness);

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1]!;

test('a plain call beside eight PDFs that are being made is answered in under 50 ms', async () => {
  const analisis = await casa.analisis();
  const ids: string[] = [];
  for (let i = 0; i < 8; i++) ids.push((await casa.borrador([analisis])).id);
  let making = true;
  const pdfs = Promise.all(ids.map((id) => casa.call('GET', `/v1/propuestas/${id}/pdf`))).finally(() => {
    making = false;
  });
  const times: number[] = [];
  while (making) {
    const since = performance.now();
    expect((await harness.app.inject('/v1/salud')).statusCode).toBe(200);
    times.push(performance.now() - since);
  }
  for (const { answer } of await pdfs) {
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  // If the PDFs were made on the answering thread, there would only be room for a few calls between them.
  expect(times.length).toBeGreaterThan(20);
  expect(median(times)).toBeLessThan(50);
});
