import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type Db, openDatabase } from '../database.ts';
import { errorMessage } from '../errors.ts';
import { hasReplayed, presentPosition } from '../replica.repository.ts';
import { readReplayDelay } from './doctor.repository.ts';
import type { Finding } from './finding.ts';

const of = 'Réplica';
const ASK_MS = 100;

/** Whether the replica, where there is one, has what the primary had a moment ago, or how late it is. */
export async function examineReplica({ databaseUrl, readUrl, readSeconds }: Config): Promise<Finding[]> {
  if (databaseUrl === undefined || readUrl === undefined) return [];
  const [primary, replica] = [openDatabase(databaseUrl), openDatabase(readUrl)];
  try {
    const seconds = await delayOf({ primary, replica, readSeconds });
    return [seconds === undefined ? upToDate(readSeconds) : late(seconds, readSeconds)];
  } catch (error) {
    const text = `no responde, y todo se lee de la principal: ${errorMessage(error)}`;
    return [{ verdict: 'aviso', of, text }];
  } finally {
    await Promise.all([primary.destroy(), replica.destroy()]);
  }
}

type Servers = { readonly primary: Db; readonly replica: Db; readonly readSeconds: number };

/** Undefined when the replica has everything within the time that it may be late. */
async function delayOf({ primary, replica, readSeconds }: Servers): Promise<number | undefined> {
  const position = await presentPosition(primary);
  for (const until = Date.now() + readSeconds * 1000; Date.now() < until; await sleep(ASK_MS)) {
    if (await hasReplayed(replica, position)) return undefined;
  }
  return readReplayDelay(replica);
}

function upToDate(readSeconds: number): Finding {
  return { verdict: 'bien', of, text: `al día; se lee de ella con un retraso de hasta ${readSeconds} s` };
}

function late(seconds: number, readSeconds: number): Finding {
  const text = `va ${Math.max(Math.round(seconds), readSeconds)} s por detrás, más de los ${readSeconds} admitidos: todo se lee de la principal. Mira pg_stat_replication`;
  return { verdict: 'aviso', of, text };
}
