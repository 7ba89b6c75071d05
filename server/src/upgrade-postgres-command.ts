import { backupFolder, keptSecretOf } from './platform/backup/backup-settings.ts';
import { backupPath } from './platform/backup/kept-backups.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { findBinaries, findFormerBinaries } from './platform/embedded-postgres/binaries.ts';
import { clusterFolder, finishUpgrade, madeByMajor, majorOf } from './platform/embedded-postgres/cluster.ts';
import { upgradeCluster } from './platform/embedded-postgres/upgrade.ts';
import { StartupError } from './platform/errors.ts';
import { lockFolder } from './platform/instance-lock.ts';

/** `npm run upgrade:postgres`: takes the data of a former PostgreSQL to the one of this Vatio, which is stopped meanwhile. */
export async function upgradePostgres(args: string[], cleanup: Cleanup): Promise<string> {
  if (args.length > 0) throw new StartupError('Uso: npm run upgrade:postgres');
  const config = loadConfig();
  if (config.databaseUrl !== undefined) {
    throw new StartupError(
      'Solo para el PostgreSQL incorporado: el de DATABASE_URL lo actualiza quien lo lleva',
    );
  }
  const { dataFolder } = config;
  openDataFolder(dataFolder);
  cleanup.add(lockFolder(dataFolder));
  finishUpgrade(dataFolder);
  const made = madeByMajor(clusterFolder(dataFolder));
  const binaries = findBinaries();
  const major = majorOf(binaries);
  if (made === undefined || made === major)
    return `No hay nada que pasar: los datos ya son de PostgreSQL ${major}`;
  const { former, rows, tables } = await upgradeCluster(dataFolder, {
    binaries,
    former: findFormerBinaries(made),
    copy: {
      path: backupPath(backupFolder(config), `antes-de-postgres-${major}`),
      secret: keptSecretOf(config),
    },
    say: console.error,
  });
  return `Datos pasados de PostgreSQL ${made} a ${major}: ${tables} tablas y ${rows} filas, contadas en los dos. Los de antes siguen en ${former}: bórralos cuando veas que todo va bien`;
}
