import { formatAmount } from './measure.ts';

/** A person who waits hears of it this often; what takes less prints nothing. */
const SILENCE_MS = 10_000;

/** Counts what is done of a long work and prints now and then how far it is. */
export class Progress {
  readonly #name: string;
  readonly #total: number;
  readonly #begun = performance.now();
  #done = 0;
  #told = this.#begun;

  constructor(name: string, total: number) {
    this.#name = name;
    this.#total = total;
  }

  add(done: number): void {
    this.#done += done;
    const now = performance.now();
    if (now - this.#told < SILENCE_MS) return;
    this.#told = now;
    const seconds = formatAmount(Math.round((now - this.#begun) / 1000), 's');
    console.log(
      `  ${this.#name}: ${formatAmount(this.#done, 'de')} ${formatAmount(this.#total, 'en')} ${seconds}`,
    );
  }
}
