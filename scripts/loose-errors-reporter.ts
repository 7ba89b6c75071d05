import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

const FILE = 'VATIO_LOOSE_ERRORS';

/** Vitest's JSON report leaves out what broke outside every test, so it is written beside it for the summary of `test.ts`. */
export default class LooseErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[FILE];
    if (file === undefined || errors.length === 0) return;
    writeFileSync(file, JSON.stringify(errors.map(tell)));
  }
}

function tell(error: SerializedError): string {
  const told = error.stack ?? error.stacks?.map(({ file, line }) => `${file}:${line}`).join('\n') ?? '';
  const during = typeof error.VITEST_TEST_PATH === 'string' ? `\nwhile ${error.VITEST_TEST_PATH} ran` : '';
  return `${error.type ?? error.name ?? 'Error'}: ${error.message}\n${told}${during}`;
}
