const STEPS = 12;
const STEP_MS = 120;

/**
 * Pretends to upload files at the pace of a slow connection. The template has no server, so nothing leaves the browser.
 */
export async function pretendUpload(
  _files: readonly File[],
  tell: (progress: number) => void,
): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) {
    await new Promise((done) => setTimeout(done, STEP_MS));
    tell(step / STEPS);
  }
}
