import type { Jobs } from '../jobs.ts';
import { today } from '../today.ts';
import { checkBackup } from './check-backup.ts';
import { backupPath, dailyBackups, dayOfBackup, deleteOldBackups } from './kept-backups.ts';
import { writeBackup } from './write-backup.ts';

const QUEUE = 'copia-diaria';

export type DailyBackup = {
  /** The folder that keeps the backups: better on another disk than the database. */
  readonly folder: string;
  /** The time of the day in Spain, such as `03:30`. */
  readonly time: string;
  /** How many days a backup is kept. */
  readonly days: number;
};

type Deps = {
  readonly url: string;
  readonly jobs: Jobs;
  readonly secret: string | undefined;
  readonly onError: (error: unknown) => void;
};

/**
 * Makes a backup each day, and at the start when today's is missing. Each is restored into a scratch database before
 * those that are too old are deleted. The returned function stops it.
 */
export function startDailyBackup(
  { url, jobs, secret, onError }: Deps,
  { folder, time, days }: DailyBackup,
): Promise<() => Promise<void>> {
  const backUp = async () => {
    const [newest] = dailyBackups(folder);
    if (newest !== undefined && dayOfBackup(newest) === today()) return;
    const path = backupPath(folder);
    await writeBackup({ url, path, secret });
    await checkBackup(url, path);
    deleteOldBackups(folder, days);
  };
  // The start does not wait for it: a large portfolio takes minutes.
  const begin = async () => {
    backUp().catch(onError);
  };
  return jobs.nowAndDaily(QUEUE, time, begin);
}
