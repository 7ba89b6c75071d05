import { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import { errorMessage } from './platform/errors.ts';
import { start } from './start.ts';

const cleanup = new Cleanup();
let ending = false;
const starting = begin();
// npm passes on the signal that the terminal already sent: the second one changes nothing.
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// What nobody caught leaves things in a state that nobody knows: the calls under way are answered, and a supervisor
// starts another process.
process.on('uncaughtException', (error) => fail('uncaughtException', error));
process.on('unhandledRejection', (error) => fail('unhandledRejection', error));

async function begin(): Promise<void> {
  try {
    console.log(await start(loadConfig(), cleanup));
  } catch (error) {
    // Ctrl-C during the start also stops the programs it runs: that is no failure to tell.
    if (!ending) console.error(`Vatio no ha arrancado. ${errorMessage(error)}`);
    setImmediate(end, 1);
  }
}

/** Longer than an orderly end takes, with the database's. */
const END_MS = 60_000;

function fail(origin: string, error: unknown): void {
  console.error(`Vatio se cierra por un fallo (${origin}).`, error);
  setTimeout(() => process.exit(1), END_MS).unref();
  end(1);
}

async function end(exitCode: number): Promise<void> {
  if (ending) return;
  ending = true;
  await starting;
  try {
    await cleanup.run();
  } catch (error) {
    console.error(`Vatio no ha terminado bien. ${errorMessage(error)}`);
    process.exit(1);
  }
  process.exit(exitCode);
}
