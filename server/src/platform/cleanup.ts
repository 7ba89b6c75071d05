type Step = () => unknown;

/**
 * Closes what was opened in the opposite order: on an orderly end, on a signal, and when a start fails
 * half-way.
 */
export class Cleanup {
  #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Every step runs once, whatever the others do; the first failure is thrown at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
