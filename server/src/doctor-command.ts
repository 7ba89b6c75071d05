import { commandDatabaseUrl } from './command-database.ts';
import { CUENTAS_DEMO } from './modules/demo/demo.service.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { readApplied, readOpenAccounts } from './platform/doctor/doctor.repository.ts';
import { examineDatabase } from './platform/doctor/examine-database.ts';
import { examineMachine } from './platform/doctor/examine-machine.ts';
import { examineReplica } from './platform/doctor/examine-replica.ts';
import { examineSettings } from './platform/doctor/examine-settings.ts';
import { type Finding, printFindings } from './platform/doctor/finding.ts';
import { StartupError } from './platform/errors.ts';

/**
 * `npm run doctor`: looks at the machine, the settings and the database, and changes nothing. It works beside a Vatio that runs.
 * The exit code is 1 when something fails, and 0 with warnings alone.
 */
export async function doctor(args: string[], cleanup: Cleanup): Promise<string> {
  if (args.length > 0) throw new StartupError('Uso: npm run doctor');
  const config = loadConfig();
  const url = await commandDatabaseUrl(config, cleanup);
  const findings = await examine(config, url);
  if (findings.some(({ verdict }) => verdict === 'fallo')) process.exitCode = 1;
  return printFindings(findings);
}

/** Everything that there is to say of a house, the program first and the database last. */
export async function examine(config: Config, url: string): Promise<readonly Finding[]> {
  const db = openDatabase(url);
  try {
    const accounts = (await readApplied(db)) && CUENTAS_DEMO.map(({ email }) => email);
    const open = accounts ? await readOpenAccounts(db, accounts) : [];
    return [
      ...examineMachine(config),
      ...examineSettings(config, open),
      ...(await examineDatabase(db, config.s3)),
      ...(await examineReplica(config)),
    ];
  } finally {
    await db.destroy();
  }
}
