const STEPS = 12;
const STEP_MS = 120;

/** The template has no server: nothing leaves the browser, at the pace of a slow connection. */
export async function pretendUpload(
  _files: readonly File[],
  tell: (progress: number) => void,
): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) {
    await new Promise((done) => setTimeout(done, STEP_MS));
    tell(step / STEPS);
  }
}
