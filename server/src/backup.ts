import { backUp } from './backup-command.ts';
import { runCommand } from './command.ts';

await runCommand(backUp);
