import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayInSpain } from '../today.ts';

const NAME = /^(vatio|antes-de-(?:\d{4}|postgres-\d+))-(\d{4}-\d{2}-\d{2}T[\d-]+Z)\.vatio\.zip$/;
const DRAFT = /\.vatio\.zip\.\d+\.parcial$/;
const DAY_MS = 24 * 3600 * 1000;
/** Copies made before a change of the schema or of PostgreSQL stay until this many newer ones stand beside them. */
const KEPT_COPIES = 3;

export type BackupKind = 'vatio' | `antes-de-${string}`;

/** Where a backup of this moment goes, such as `vatio-2026-11-22T03-30-00Z.vatio.zip`; makes the folder. */
export function backupPath(folder: string, kind: BackupKind = 'vatio', now = new Date()): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${kind}-${instantOf(now)}.vatio.zip`);
}

/** `2026-11-22T03-30-00Z`: no system forbids it in the name of a file, and its order is that of the moments. */
function instantOf(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/** The day in Spain on which a backup was made, by its name. */
export function dayOfBackup(name: string): string {
  const [day, time = ''] = instantIn(name).split('T');
  return dayInSpain(`${day}T${time.replaceAll('-', ':')}`);
}

/** The daily backups of a folder, the newest first. */
export function dailyBackups(folder: string): string[] {
  return newestFirst(namesIn(folder).filter((name) => NAME.exec(name)?.[1] === 'vatio'));
}

/**
 * Deletes the daily backups older than `days`, but for the newest, which may be all that is left of a house that was
 * closed for a month, and what an ended process left half-written.
 */
export function deleteOldBackups(folder: string, days: number, now = new Date()): void {
  const oldest = instantOf(new Date(now.getTime() - days * DAY_MS));
  const old = dailyBackups(folder)
    .slice(1)
    .filter((name) => instantIn(name) < oldest);
  const drafts = namesIn(folder).filter(
    (name) => DRAFT.test(name) && isOlderThanADay(join(folder, name), now),
  );
  for (const name of [...old, ...drafts]) rmSync(join(folder, name), { force: true });
}

/** Deletes all but the newest copies from before changes of the schema. */
export function deleteOldCopies(folder: string): void {
  const copies = namesIn(folder).filter((name) => NAME.exec(name)?.[1]?.startsWith('antes-de-'));
  for (const name of newestFirst(copies).slice(KEPT_COPIES)) rmSync(join(folder, name), { force: true });
}

function newestFirst(names: readonly string[]): string[] {
  return names.toSorted((name, other) => (instantIn(name) < instantIn(other) ? 1 : -1));
}

/** The instant in the name of a backup, as `instantOf` writes it. */
function instantIn(name: string): string {
  return NAME.exec(name)?.[2] ?? '';
}

function isOlderThanADay(path: string, now: Date): boolean {
  return now.getTime() - statSync(path).mtimeMs > DAY_MS;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
