/** A tab that nobody sees paints nothing, and is not waited for longer than this. */
const LONGEST_MS = 100;

/** Does a task once the browser has painted what there is by now, unless what it returns is called before. */
export function afterPaint(task: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    soon = setTimeout(task);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    task();
  }, LONGEST_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(soon);
  };
}
