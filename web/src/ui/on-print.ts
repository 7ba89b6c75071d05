/** Runs when the page is about to be printed, also where a program prints it without asking. Answers how to stop waiting. */
export function onPrint(run: () => void): () => void {
  const paper = window.matchMedia?.('print');
  const hear = ({ matches }: MediaQueryListEvent) => matches && run();
  window.addEventListener('beforeprint', run);
  paper?.addEventListener?.('change', hear);
  return () => {
    window.removeEventListener('beforeprint', run);
    paper?.removeEventListener?.('change', hear);
  };
}
