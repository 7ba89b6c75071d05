/** Runs `work` until it has taken `seconds`, after one warm-up, and gives the median time of a run in ms. */
export function measure(work: () => unknown, seconds = 1): number {
  work();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < 3) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * Gives the median times, in ms, of a reference and of what is compared with it. Both run in turns, so that a busy
 * machine slows both.
 */
export function measurePair(reference: () => unknown, work: () => unknown, seconds = 2): [number, number] {
  reference();
  work();
  const times: [number[], number[]] = [[], []];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times[0].length < 5) {
    for (const [i, side] of [reference, work].entries()) {
      const start = performance.now();
      side();
      times[i]!.push(performance.now() - start);
    }
  }
  return [median(times[0]), median(times[1])];
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The value below which that share of them lies; a share of 1 is the greatest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!;
}

export type Figure = {
  readonly name: string;
  /** The figure is written for a person, such as `1.234 facturas/s`. */
  readonly value: string;
  /** The reference is measured in the same run as the figure. */
  readonly reference: string;
  /** The ratio divides the time by the reference's time. */
  readonly ratio: number;
};

const format = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, useGrouping: 'always' });

export function formatAmount(value: number, unit: string): string {
  return `${format.format(value)} ${unit}`;
}

export function printFigure(figure: Figure): void {
  const ratio = figure.ratio.toLocaleString('es-ES', { maximumFractionDigits: 2 });
  console.log(`${figure.name.padEnd(62)} ${figure.value.padStart(22)}   ${ratio} × ${figure.reference}`);
}

/** Makes a series between 0 and 1 that is the same for the same seed, so that two runs measure the same work. */
export function randomSeries(length: number, seed = 1): Float64Array {
  const values = new Float64Array(length);
  let state = seed;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    values[i] = state / 2 ** 32;
  }
  return values;
}
