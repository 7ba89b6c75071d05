/** Minutes until each next try: after the last one, a day in all, what is to be sent is given up. */
const WAITS = [1, 5, 15, 60, 180, 360, 720] as const;

/** Minutes to wait after that many tries; `undefined` when there is to be no other. */
export function minutesToNextTry(tries: number): number | undefined {
  return WAITS[tries - 1];
}
