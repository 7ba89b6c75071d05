import type { Cleanup } from './platform/cleanup.ts';
import type { Config } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { lockFolder } from './platform/instance-lock.ts';
import { localUrlOf } from './platform/public-url.ts';
import { Door } from './platform/starting/door.ts';
import { type StepName, Steps } from './platform/starting/steps.ts';
import { waitingAnswers } from './platform/starting/waiting-answers.ts';
import { findWeb } from './platform/web-build.ts';

/**
 * Starts everything that the role asks for and answers the line that says where it is. `cleanup` closes what was opened, and
 * `signal` gives the start up. The port answers first, and what takes longer is loaded after it.
 */
export async function start(config: Config, cleanup: Cleanup, signal?: AbortSignal): Promise<string> {
  openDataFolder(config.dataFolder);
  cleanup.add(lockFolder(config.dataFolder));
  const found = config.role === 'worker' || config.webFolder !== undefined ? undefined : findWeb();
  const steps = new Steps(console.error);
  steps.expect(stepsOf(config, found?.build !== undefined));
  const door = await Door.open(config, waitingAnswers(steps, config.role !== 'worker'));
  cleanup.add(door.close);
  const address = localUrlOf({ host: config.host, port: door.port });
  steps.say(`${address} ya dice cómo va el arranque`);
  const givenUp = new AbortController();
  signal?.addEventListener('abort', () => givenUp.abort());
  const database = steps.run('base', async () => {
    const { databaseUrl } = await import('./database-url.ts');
    return databaseUrl(config, cleanup);
  });
  const { build } = found ?? {};
  const built = build && steps.run('web', () => build(givenUp.signal));
  const web = (async () => {
    await built;
    return config.webFolder ?? found?.folder;
  })();
  const program = steps.run('programa', () => import('./serve.ts'));
  // All are awaited before a failure is reported, so that `cleanup` knows of everything that was opened.
  const opened = Promise.allSettled([database, web, program]);
  try {
    const { serve } = await program;
    return `Vatio: ${address}${await serve({ config, cleanup, steps, door, database, web })}`;
  } catch (error) {
    givenUp.abort();
    throw error;
  } finally {
    await opened;
  }
}

function stepsOf({ demo }: Config, buildsWeb: boolean): StepName[] {
  const names: readonly (StepName | false)[] = [
    'programa',
    'base',
    'migraciones',
    demo && 'demo',
    buildsWeb && 'web',
    'aplicacion',
  ];
  return names.filter((name) => name !== false);
}
