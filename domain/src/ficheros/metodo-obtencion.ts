/** Whether `Real`/`Estimada`, or their initials, say that a value is estimated; null for anything else. */
export function isEstimated(metodo: string): boolean | null {
  if (/^r(eal)?$/i.test(metodo)) return false;
  return /^e(stimad[oa])?$/i.test(metodo) ? true : null;
}
