import { runCommand } from './command.ts';
import { restore } from './restore-command.ts';

await runCommand(restore);
