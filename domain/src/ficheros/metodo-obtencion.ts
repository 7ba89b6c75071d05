/**
 * Whether a method of obtaining a value makes it an estimate: `Real`/`Estimada` or their initials, or the code of the
 * invoiced curves. 1 real and 3 real adjusted are measures of the hour. The hours of 2 and 4 are a profile (of a real
 * closing, of a self-reading); 5 comes from the history and 6 from a utilisation factor. Null for anything else.
 */
export function isEstimated(metodo: string): boolean | null {
  if (/^(r(eal)?|[13])$/i.test(metodo)) return false;
  return /^(e(stimad[oa])?|[2456])$/i.test(metodo) ? true : null;
}
