import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { dailyBackups, dayOfBackup } from '../backup/kept-backups.ts';
import type { Config } from '../config.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { today } from '../today.ts';
import { readVersion } from '../version.ts';
import type { Finding } from './finding.ts';

const LOW_GB = 5;
const EMPTY_GB = 1;
const OLD_BACKUP_DAYS = 2;
const DAY_MS = 24 * 3600 * 1000;

/** Node versions that are tried with each change; others that `engines` allows may work. */
const SUPPORTED = [20, 22, 24];

export function examineMachine(config: Config): Finding[] {
  const { version, commit } = readVersion();
  const webFolder = config.webFolder ?? join(PROJECT_FOLDER, 'web/dist');
  const web = existsSync(join(webFolder, 'index.html'));
  return [
    { verdict: 'bien', of: 'Vatio', text: `versión ${version}${commit ? `, ${commit.slice(0, 8)}` : ''}` },
    examineNode(process.versions.node),
    {
      verdict: web ? 'bien' : 'aviso',
      of: 'Web',
      text: web ? `construida en ${webFolder}` : `sin construir en ${webFolder}: npm run build`,
    },
    ...examineDisks(config),
    examineBackups(config),
  ];
}

/** Exported for its test: a version of Node is not something that a test can change. */
export function examineNode(version: string): Finding {
  const tried = SUPPORTED.includes(Number(version.split('.')[0]));
  const text = tried
    ? `versión ${version}`
    : `versión ${version}: se prueba con la ${SUPPORTED.join(', la ')}`;
  return { verdict: tried ? 'bien' : 'aviso', of: 'Node', text };
}

/** The disks on which Vatio writes: of the data, and of the backups where they have a folder of their own. */
function examineDisks({ dataFolder, backup }: Config): Finding[] {
  const folders = [dataFolder, ...(backup && existsSync(backup.folder) ? [backup.folder] : [])];
  return folders.map((folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return examineRoomOnDisk(`Disco de ${folder}`, (bavail * bsize) / 1024 ** 3);
  });
}

/** The free room of the disk is in GB. */
export function examineRoomOnDisk(of: string, gigabytes: number): Finding {
  const left = `quedan ${gigabytes.toLocaleString('es-ES', { maximumFractionDigits: 1 })} GB`;
  if (gigabytes < EMPTY_GB) return { verdict: 'fallo', of, text: `${left}: libera sitio ya` };
  return { verdict: gigabytes < LOW_GB ? 'aviso' : 'bien', of, text: left };
}

function examineBackups({ backup }: Config): Finding {
  const of = 'Copias';
  if (backup === undefined) {
    return {
      verdict: 'aviso',
      of,
      text: 'no se hace ninguna cada día: di la carpeta en VATIO_BACKUP_FOLDER',
    };
  }
  const newest = existsSync(backup.folder) ? dailyBackups(backup.folder)[0] : undefined;
  if (newest === undefined) return { verdict: 'aviso', of, text: `ninguna todavía en ${backup.folder}` };
  const day = dayOfBackup(newest);
  const days = (Date.parse(today()) - Date.parse(day)) / DAY_MS;
  return days > OLD_BACKUP_DAYS
    ? {
        verdict: 'fallo',
        of,
        text: `la última es del ${day}, de hace ${days} días: mira el registro del servidor`,
      }
    : { verdict: 'bien', of, text: `la última es del ${day}, en ${backup.folder}` };
}
