import { runCommand } from './command.ts';
import { moveDocuments } from './documents-command.ts';

await runCommand(moveDocuments);
