import { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import { errorMessage } from './platform/errors.ts';
import { start } from './start.ts';

const cleanup = new Cleanup();
const givenUp = new AbortController();
let ending = false;
const starting = begin();
// npm forwards the signal that the terminal already sent, so the second one changes nothing.
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// An uncaught error leaves the process in an unknown state: the calls under way are answered, and a supervisor
// starts another process.
process.on('uncaughtException', (error) => fail('uncaughtException', error));
process.on('unhandledRejection', (error) => fail('unhandledRejection', error));

async function begin(): Promise<void> {
  try {
    console.log(await start(loadConfig(), cleanup, givenUp.signal));
  } catch (error) {
    // Ctrl-C during the start also stops the programs that it runs, which is no failure to report.
    if (!ending) console.error(`Vatio no ha arrancado. ${errorMessage(error)}`);
    setImmediate(end, 1);
  }
}

/** An orderly end, the database's included, takes less than this. */
const END_MS = 60_000;

function fail(origin: string, error: unknown): void {
  console.error(`Vatio se cierra por un fallo (${origin}).`, error);
  setTimeout(() => process.exit(1), END_MS).unref();
  end(1);
}

async function end(exitCode: number): Promise<void> {
  if (ending) return;
  ending = true;
  givenUp.abort();
  await starting;
  try {
    await cleanup.run();
  } catch (error) {
    console.error(`Vatio no ha terminado bien. ${errorMessage(error)}`);
    process.exit(1);
  }
  process.exit(exitCode);
}
