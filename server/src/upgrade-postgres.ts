import { runCommand } from './command.ts';
import { upgradePostgres } from './upgrade-postgres-command.ts';

await runCommand(upgradePostgres);
