/** More lines would not make a height easier to read. */
const MOST_STEPS = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round figures, evenly spaced, from one at or below the least to one at or above the most. */
export function ticksBetween(least: number, most: number): number[] {
  const span = most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  const step = ROUND.map((round) => round * power).find((size) => stepsOf(size) <= MOST_STEPS) ?? span;
  const first = Math.floor(least / step);
  return Array.from({ length: stepsOf(step) + 1 }, (_, index) => (first + index) * step);

  function stepsOf(size: number): number {
    return Math.ceil((least + span) / size) - Math.floor(least / size);
  }
}
