/** A statement that begins just after an interruption is not interrupted by it. */
const CADA_MS = 250;

/**
 * Repeats an interruption from the signal on until the returned function is called, because between two
 * statements there is nothing to interrupt.
 */
export function keepInterrupting(signal: AbortSignal, interrupt: () => void): () => void {
  let reloj: NodeJS.Timeout | undefined;
  const begin = () => {
    interrupt();
    reloj = setInterval(interrupt, CADA_MS);
  };
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin, { once: true });
  return () => {
    signal.removeEventListener('abort', begin);
    clearInterval(reloj);
  };
}
