import { setTimeout as sleep } from 'node:timers/promises';
import type { operaciones } from '@vatio/contract/endpoints';
import { testFolder, testProcess } from '../../platform/test-process.ts';

type Muerte = {
  /** The address of the database where the operation waits. */
  readonly url: string;
  readonly read: () => Promise<operaciones.Operacion>;
  /** Looks at what the dead process left. */
  readonly trasMorir: () => Promise<void>;
  /** Looks at what the next process did, while it is still alive. */
  readonly alAcabar: () => Promise<void>;
};

/**
 * Kills with -9 a process that is half-way through an operation, and starts the next one, which does the rest.
 */
export async function killHalfway({ url, read, trasMorir, alAcabar }: Muerte): Promise<void> {
  const env = {
    DATABASE_URL: url,
    VATIO_DATA: testFolder(),
    VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
    PORT: '0',
  };
  const primero = testProcess(env);
  await primero.started;
  while ((await read()).hechas < 100) await sleep(2);
  primero.signal('SIGKILL');
  await primero.ended;
  await sleep(500);
  await trasMorir();

  const segundo = testProcess(env);
  await segundo.started;
  while ((await read()).terminada === null) await sleep(20);
  await alAcabar();
  segundo.signal('SIGTERM');
  await segundo.ended;
}
