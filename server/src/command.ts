import { Cleanup } from './platform/cleanup.ts';
import { errorMessage } from './platform/errors.ts';

/** Runs a command of the terminal: what it answers is printed, and a failure is one sentence and the code 1. */
export async function runCommand(
  command: (args: string[], cleanup: Cleanup) => Promise<string>,
): Promise<void> {
  const cleanup = new Cleanup();
  try {
    console.log(await command(process.argv.slice(2), cleanup));
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}
